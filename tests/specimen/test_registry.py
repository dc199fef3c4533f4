"""What is installed in a registry of its own."""

from __future__ import annotations

from alhambra_desktop.model.modules import alhambra
from alhambra_desktop.model.modules.registry import VARIABLE, Registry
from tests.specimen.installing import NAME


def test_what_is_installed_in_a_registry_is_known_there_and_to_processes_that_it_starts() -> None:
    environment: dict[str, str] = {}
    registry = Registry((alhambra.MODULE,), environment)
    chamber = registry.install(NAME)
    assert registry.choosable == [chamber]
    assert environment == {VARIABLE: NAME}
    started = Registry((), environment)
    started.install_named()
    assert started.modules == [chamber]
    registry.uninstall(NAME)
    assert environment == {}

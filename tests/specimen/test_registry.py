"""The specimen in a registry of its own, which installs it there and nowhere else."""

from __future__ import annotations

from alhambra_desktop.model.rules.modules import alhambra
from alhambra_desktop.model.rules.modules.registry import VARIABLE, Registry
from tests.specimen.installing import MODULE, NAME


def test_a_registry_tells_its_own_environment_what_it_installs() -> None:
    environment: dict[str, str] = {}
    registry = Registry((alhambra.MODULE,), environment)
    chest = registry.install(NAME)
    assert chest.id == MODULE
    assert registry.choosable == [chest]
    assert environment == {VARIABLE: NAME}
    registry.uninstall(NAME)
    assert registry.choosable == []
    assert environment == {}


def test_a_registry_installs_what_its_environment_names() -> None:
    registry = Registry((), {VARIABLE: NAME})
    registry.install_named()
    assert [module.id for module in registry.modules] == [MODULE]

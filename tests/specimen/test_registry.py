"""The specimen in a separate registry, without effect on the global one."""

from __future__ import annotations

from alhambra_desktop.model.rules.modules import alhambra
from alhambra_desktop.model.rules.modules.registry import VARIABLE, Registry
from tests.specimen.installing import MODULE, NAME


def test_a_registry_writes_installed_names_to_its_environment() -> None:
    environment: dict[str, str] = {}
    registry = Registry((alhambra.MODULE,), environment)
    chest = registry.install(NAME)
    assert chest.id == MODULE
    assert registry.choosable == [chest]
    assert environment == {VARIABLE: NAME}
    registry.uninstall(NAME)
    assert registry.choosable == []
    assert environment == {}


def test_a_registry_installs_the_names_in_its_environment() -> None:
    registry = Registry((), {VARIABLE: NAME})
    registry.install_named()
    assert [module.id for module in registry.modules] == [MODULE]

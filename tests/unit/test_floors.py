"""The house as a drawing: no circle among its imports, and in the window no arrow that climbs back up."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.unit.test_imports import FILES, VIEWS, imports, inside

# From the ground up; a file imports from its own floor and from those below. docs/architecture.md draws them.
FLOORS = (
    (
        "what everybody uses",
        "actions command cues displays file_names key_names language names old_settings patience places"
        " run_log settings sound story texts words writer",
    ),
    ("pictures", "art laying manner piece_card view_book modules"),
    (
        "the stage",
        "captions choreography clock dealing lit_runs move_lights piece_telling selection stage timeline"
        " watched_effects",
    ),
    (
        "the game at the table",
        "aiming between_turns breathing bubbles controller director ending feedback game_table guide keyboard"
        " phase reading showing status step_player",
    ),
    ("dialogs and lists", "dialogs file_dialogs models notice"),
    (
        "the page of the table",
        "a11y action_sign advice advice_card adviser bar_size bottom_bar curtain cursors drawers edge_pan"
        " extra_action game_end keeping log_entries log_view opponent_host scorings sheets spots_file"
        " status_text style table_page table_sounds table_view",
    ),
    (
        "the window",
        "app application collecting command_line entry fault_report faults instance_server last_picture"
        " main_window menu_bar menus preload rescaling save_list screenshot single_instance smoke_test"
        " start_page table_title window_place",
    ),
)
FLOOR = {room: number for number, (_, rooms) in enumerate(FLOORS) for room in rooms.split()}


def at_run_time(source: str) -> str:
    """A source without what is imported for type checking only."""

    class Drop(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST | None:  # the name that ast calls
            return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    return ast.unparse(Drop().visit(ast.parse(source)))


ARROWS = {
    name: {
        target
        for target in imports(
            name, at_run_time(path.read_text(encoding="utf-8")), is_package=path.name == "__init__.py"
        )
        if target in FILES and target != name
    }
    for name, path in FILES.items()
}


def room_of(name: str) -> str:
    """The file or folder right below views that a file is or is in."""
    return name.removeprefix(f"{VIEWS}.").split(".")[0]


def test_no_imports_go_in_a_circle():
    TopologicalSorter(ARROWS).prepare()


def test_a_circle_would_be_found():
    with pytest.raises(CycleError):
        TopologicalSorter({"a": {"b"}, "b": {"a"}}).prepare()


def test_every_room_of_the_window_is_on_one_floor():
    rooms = {room_of(name) for name in FILES if inside(name, VIEWS) and name != VIEWS}
    assert rooms == set(FLOOR)
    assert len(FLOOR) == sum(len(rooms.split()) for _, rooms in FLOORS)


def test_no_arrow_climbs_back_up():
    rooms = {name for name in FILES if inside(name, VIEWS) and name != VIEWS}
    arrows = [(name, target) for name in rooms for target in ARROWS[name] & rooms]
    assert [arrow for arrow in arrows if FLOOR[room_of(arrow[1])] > FLOOR[room_of(arrow[0])]] == []

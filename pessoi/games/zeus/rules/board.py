"""The board: peninsulas, plots, and the sites, straight rows of plots, on which a temple can be built."""

from typing import final

from pessoi.core.bits import all_below, count, mask_of, shifted


@final
class Board:
    """Plots are numbered from 0, peninsula by peninsula, whatever is printed on them (zeus.components.board).

    `numbers` is what is printed. A set of plots is a mask. Inside one peninsula a set is also a small
    local mask, counted from its first plot. `reconstructed` tells of which peninsulas the shape is not known for sure.
    """

    def __init__(
        self,
        names: list[str],
        grids: list[list[list[int]]],
        bonuses: list[int],
        largest: int,
        reconstructed: list[bool],
    ) -> None:
        self.names = names
        self.reconstructed = reconstructed
        self.bonuses = bonuses
        self.numbers: list[int] = []
        self.peninsula_of: list[int] = []
        self.row_of: list[int] = []
        self.column_of: list[int] = []
        self.first: list[int] = []
        self.full: list[int] = []
        """All plots of a peninsula, as a local mask."""
        self.neighbours: list[int] = []
        """The plots above, below, left and right of a plot, as a mask."""
        self.sites: list[list[int]] = []
        """The plots of each site, in the order in which they are written."""
        self.masks: list[int] = []
        self.sizes: list[int] = []
        self.site_peninsula: list[int] = []
        self.inside: list[list[list[int]]] = []
        """For a peninsula and a local mask: the sites entirely inside it."""
        for peninsula, grid in enumerate(grids):
            self._add_peninsula(peninsula, grid, largest)
        self.plots = len(self.numbers)
        self.all = all_below(self.plots)
        self.bits = [int(count(mask)) for mask in range(max(self.full) + 1)]
        """How many plots a local mask holds."""
        self.plot_of = {number: plot for plot, number in enumerate(self.numbers)}

    def _add_peninsula(self, peninsula: int, grid: list[list[int]], largest: int) -> None:
        first = len(self.numbers)
        width = len(grid[0])
        cells = len(grid) * width
        self.first.append(first)
        self.full.append(all_below(cells))
        self.numbers.extend(number for row in grid for number in row)
        self.peninsula_of.extend([peninsula] * cells)
        self.row_of.extend(cell // width for cell in range(cells))
        self.column_of.extend(cell % width for cell in range(cells))
        rows = _straight_rows(width, len(grid), largest)
        local = [mask_of(row) for row in rows]
        site = len(self.sites)
        for row, mask in zip(rows, local):
            self.sites.append([first + cell for cell in row])
            self.masks.append(shifted(mask, first))
            self.sizes.append(len(row))
            self.site_peninsula.append(peninsula)
        self.inside.append(
            [
                [site + index for index, mask in enumerate(local) if mask & whole == mask]
                for whole in range(self.full[peninsula] + 1)
            ]
        )
        for cell in range(cells):
            pairs = [row for row in rows if len(row) == 2 and cell in row]
            self.neighbours.append(mask_of([first + other for row in pairs for other in row if other != cell]))

    def written(self, site: int) -> str:
        """A site as people write it: 4-5-6."""
        return "-".join(str(self.numbers[plot]) for plot in self.sites[site])


def _straight_rows(width: int, height: int, largest: int) -> list[list[int]]:
    """All straight rows of 1 to `largest` cells in a grid, the short ones first (zeus.edge.no-bend)."""
    rows = []
    for length in range(1, largest + 1):
        for y in range(height):
            for x in range(width):
                if x + length <= width:
                    rows.append([y * width + x + step for step in range(length)])
                if length > 1 and y + length <= height:
                    rows.append([(y + step) * width + x for step in range(length)])
    return rows

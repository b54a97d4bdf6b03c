"""Everything printed in the component file, in the form in which the rules use it."""

from typing import final

from mypy_extensions import i64

from pessoi.games.deukalion.components import DeukalionComponents
from pessoi.games.deukalion.rules.action_cards import ActionCards
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.contract_cards import ContractCards
from pessoi.games.deukalion.rules.dice import Dice
from pessoi.games.deukalion.rules.odds import Odds
from pessoi.games.deukalion.rules.throws import Throws


@final
class Places:
    """Cities and towns with the numbers printed beside them."""

    def __init__(self, components: DeukalionComponents) -> None:
        self.defence = [city.defence for city in components.city]
        self.slots = [city.slots for city in components.city]
        self.size = [town.fighters for town in components.town]
        """The fighters that hold a town."""
        self.value = [town.value for town in components.town]
        self.cities: i64 = len(self.slots)
        self.towns: i64 = len(self.size)


@final
class Names:
    """The names of places, colours and heroes (deukalion.setup.heroes)."""

    def __init__(self, components: DeukalionComponents) -> None:
        self.cities = [city.name for city in components.city]
        self.towns = [town.name for town in components.town]
        self.colours = [colour.name for colour in components.colour]
        self.heroes = [hero.name for hero in components.hero]
        self.hero_colours = [hero.colour for hero in components.hero]


@final
class Constants:
    """The map, the cards, the dice and all printed numbers."""

    def __init__(self, components: DeukalionComponents) -> None:
        self.board = Board(components)
        self.cards = ActionCards(components)
        self.contracts = ContractCards(components)
        self.places = Places(components)
        self.names = Names(components)
        self.dice = Dice(components)
        self.throws = Throws(components)
        self.odds = Odds(self.throws)
        self.reconstructed = components.reconstructed()
        self.targets = components.victory.points
        """The points that win, by the number of seats."""
        self.styx_bonuses = components.styx.bonus
        self.point_cards: i64 = components.victory.cards
        self.ship_places: i64 = components.ship.places
        self.fighters: i64 = components.ship.fighters
        self.cards_dealt: i64 = components.deal.action_cards
        self.open_contracts: i64 = components.deal.open_contracts
        self.rest: i64 = components.rest.fighters
        self.delivery: i64 = components.athens.delivery
        self.shared: i64 = components.athens.shared
        self.hydra_strength: i64 = components.hydra.strength
        self.hydra_prize: i64 = components.hydra.prize
        self.hydra_squares: i64 = components.hydra.squares
        totals = [components.ship.fighters, components.hydra.strength, *self.places.defence, *self.places.value]
        self.highest_total: i64 = max([*totals, *self.cards.amounts])
        """No total that is thrown or needed in a fight is higher."""
        self.beaten_squares: i64 = components.beaten.squares
        self.treasures_each: i64 = components.treasures.each

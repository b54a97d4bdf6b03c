# Beim Zeus! in English.

game-name = Beim Zeus!
game-about = Buy plots of land at secret auctions, raise temples on them, and let the gods make you the richest of all.
game-length = 75 to 90 minutes

## Chapters

chapter-components = What is in the box
chapter-setup = Preparation
chapter-turn = The turn
chapter-auction = The auction
chapter-building = Building a temple
chapter-stone = The god’s stone
chapter-end = The end
chapter-score = Scoring
chapter-other = Other rules
chapter-variant = A variant
chapter-edge = Rare cases

## Rules: what is in the box

rule-components-players = The game is for 3 to 6 players aged 12 and over and takes 75 to 90 minutes.
rule-components-cards = There are 48 cards, one for each plot on the board, numbered 1 to 48.
rule-components-temples = There are 31 temples: 15 small ones that cover one plot, 10 medium ones that cover two and 6 large ones that cover three. When a size is used up, no more of it can be built.
rule-components-pawns = There are 90 pawns that mark who owns a plot: 18 red, 18 yellow, 18 blue, 14 green, 12 violet and 10 black.
rule-components-stones = There is one god’s stone in each of the six colours, one white pillar, the Favourite of the Gods, with a 3 on top, and for each player a ledger with columns for the plot, its price and the building.
rule-components-dials = Each of the six dials has a hand for the tens and one for the units, so a bid is a whole number from 0 to 99.
rule-components-money = Money is counted in oxen and comes in notes of 1, 5, 10, 50, 100 and 500.

## Rules: preparation

rule-setup-colours = Three players use red, yellow and blue; the fourth plays green, the fifth violet and the sixth black.
rule-setup-pawns = Each player takes 18 pawns with 3 players, 14 with 4, 12 with 5 and 10 with 6, even when the colour has more.
rule-setup-money = Each player starts with 650 oxen with 3 players, 500 with 4, 400 with 5 and 320 with 6.
rule-setup-deal = The starting plots are 2, 8, 14, 22, 28 and 33 with 3 or 6 players, without 33 with 5 and without 28 and 33 with 4. Their cards are shuffled and dealt out evenly: two to each of three players, otherwise one each.
rule-setup-first-plots = Everybody puts a pawn on each starting plot received and writes it into the ledger at a price of 0.
rule-setup-start-cards = The cards of the starting plots go into the box and are not used again, so that the draw pile begins with 42, 44, 43 or 42 cards for 3, 4, 5 or 6 players.
rule-setup-pile = All other cards are shuffled and form a face-down draw pile.
rule-setup-tools = Each player also gets a god’s stone, a dial and a ledger. One player looks after the bank.
rule-setup-first-3-6 = With 3 or 6 players, the one who sits to the left of the owner of plot 33 begins.
rule-setup-first-4-5 = With 4 or 5 players, the one who sits to the left of the owner of plot 22 begins; a table may agree that the owner of plot 22 begins instead.
rule-setup-pillar = The first player takes the white pillar. From then on turns go round to the left.

## Rules: the turn

rule-turn-pillar = Whoever holds the pillar is the active player and the Favourite of the Gods.
rule-turn-income = At the start of a turn, before any card is revealed, the bank pays the active player 2 oxen for each small, 5 for each medium and 10 for each large temple of their own.
rule-turn-claim = A table may agree that income has to be claimed: the active player asks for it at any decision of their own turn, for the temples that stood when the turn began. Once the next player’s turn has begun it is lost.
rule-turn-reveal = The active player turns up the top three cards of the draw pile and lays them on the three auction spaces, left to right.
rule-turn-choice = Then the active player must do one of two things: put the revealed plots up for auction, or build one temple.
rule-turn-pass-on = At the end of the turn the pillar goes to the player on the left.
rule-turn-turn-over = When the draw pile is used up, the discard pile is turned over, so that its oldest card is drawn first; a table may agree to shuffle it instead.

## Rules: the auction

rule-auction-secret = Everybody takes part, the active player too: each sets a bid on the dial in secret. Zero is a bid.
rule-auction-reveal = When all are ready, the bids are turned over at the same moment and read out, beginning with the active player.
rule-auction-favourite = The bid of the player with the pillar counts 3 higher than the dial shows.
rule-auction-highest = Whoever bids most chooses one of the three plots.
rule-auction-second = Whoever bids second most chooses one of the two plots that are left.
rule-auction-third-card = The card nobody chose goes face up onto the discard pile and will be offered again.
rule-auction-tie = Between equal bids, the pillar’s 3 counted in, the active player comes first, and after that whoever sits nearest going round to the left. This holds for the first and for the second choice.
rule-auction-payment = Each winner pays the bank exactly what their own dial shows. The 3 of the pillar are not paid.
rule-auction-note = Each winner writes the plot and the price paid into the ledger, without the pillar’s 3. The ledger is kept automatically, unless the table agrees to keep it by hand.
rule-auction-pawn = Each winner puts a pawn on the plot just bought.
rule-auction-box = The card of a plot that has been sold goes into the box and does not come up again.
rule-auction-opening = For the very first auction a bid between 20 and 30 oxen is a good measure. A table may make this range compulsory, or leave the advice out.
rule-auction-overbid = A bid above the money its player has is void: it takes no part, and there is no other penalty. A table may agree that such a bid cannot be set at all.

## Rules: building

rule-building-instead = Whoever builds holds no auction: first the revealed cards all go onto the discard pile.
rule-building-row = One temple may be built per turn, on one, two or three plots of one’s own that carry no temple yet and lie side by side in a straight row.
rule-building-supply = A temple of the right size must still be in the supply; it is taken from there.
rule-building-cost = Building costs the sum of the prices noted for all plots under the new temple, paid to the bank. A starting plot adds 0.
rule-building-pawns = The pawns are lifted, the temple is laid on the plots, and all the pawns are set on top of it. A table may agree to set just one there and take the others back.
rule-building-ticked = The plots are ticked off as built on in the ledger: no second temple can be built on them, and they are not paid for again.
rule-building-last-plot = When only one plot of a peninsula carries no temple, only a player who already has a temple on that peninsula may build there. A table may agree instead that one plot of every peninsula must stay unbuilt for ever.
rule-building-forgotten-price = With a ledger kept by hand, a plot whose price was not written down costs 10 oxen more to build on than the dearest price noted for a plot of one’s own; or, as another text has it, 10 more than the dearest plot one has already built on. Each forgotten plot is charged in this way.

## Rules: the god’s stone

rule-stone-once = Once in the game, when building, a player may spend the god’s stone. It then goes into the box.
rule-stone-free-small = With the stone a small temple costs nothing, whatever the plot has cost.
rule-stone-cheaper = With the stone a medium or large temple is built without paying for one of its plots, which the player chooses. A table may agree on 50 oxen off the whole cost instead.
rule-stone-extend = With the stone one temple of one’s own may grow by one or two unbuilt plots of one’s own: small to medium, small to large, or medium to large. The added plots are paid for at their full noted price.
rule-stone-join = With the stone temples of one’s own may become one without payment: two small ones a medium one, a small and a medium one a large one, and three small ones a large one. A table may agree that only two temples can be joined.
rule-stone-straight = The enlarged temple must again cover a straight row of at most three plots. One stone either adds plots or joins temples, not both, unless the table agrees otherwise.
rule-stone-supply = Temples that are replaced go back to the supply and can be built again by anybody.
rule-stone-needed = Without the god’s stone a temple can neither be enlarged nor be joined to another.
rule-stone-cards = Using the stone is building: the revealed cards go onto the discard pile as for any other temple.

## Rules: the end

rule-end-last-sale = When the last plot has been sold, everybody has one more turn, beginning to the left of the player who held that auction and ending with that player. Then the game is over.
rule-end-final-turn = In a final turn a player gets income as usual and may then build one temple or pass. No cards are revealed.
rule-end-last-auction = If two plots are sold in every auction, the last one offers two cards with 3, 4 or 6 players and a single card with 5.
rule-end-early = As soon as no temple in the supply can be built any more for want of plots, the game ends at once: no final turns, and god’s stones not used are lost.

## Rules: scoring

rule-score-worthless = Plots without a temple and god’s stones not used are worth nothing.
rule-score-small = Every small temple is worth 10 oxen times the number of small temples on the whole board: with 13 of them, 130 each.
rule-score-medium = Every medium temple is worth 30 oxen times the number of medium temples on the whole board: with 8 of them, 240 each.
rule-score-large = Every large temple is worth 150 oxen times the number of large temples on the whole board: with 3 of them, 450 each.
rule-score-payout = The bank pays each player the value of each of their temples.
rule-score-sole-builder = Whoever is the only one with temples on a peninsula gets a bonus: 100 oxen for a peninsula of six plots, 200 for one of nine. A table may agree that no other player may even own a plot there.
rule-score-winner = The richest player wins: money left, temples and bonuses together.
rule-score-tie = Players who are equally rich at the top share the victory.

## Rules: others

rule-other-no-trade = Plots, money and temples cannot be traded or given away.
rule-other-pawn-limit = The pawns dealt out at the start are all a player has: without a pawn in hand nobody can buy a plot. A table may agree to do without this limit.
rule-other-hidden-money = Money in hand is hidden from the others, while payments, prices and income are public. A table may agree to lay the money open.

## Rules: a variant

rule-variant-neighbour = A variant by players: one may also build on an unsold plot that touches an own plot above, below or beside, for the price of that plot (the cheapest one, if there are several) and a third more, rounded down: 45 becomes 60. A card whose plot is already taken stands for a free neighbour of that plot, or for any free plot if it has none.

## Rules: rare cases

rule-edge-short-pile = If fewer than three cards are in the draw pile, they are revealed first; then the discard pile is turned over and the spaces are filled up.
rule-edge-few-cards = If fewer than three cards are left in both piles together, all of them are revealed. Two plots are sold at most, and never more than there are cards or valid bids.
rule-edge-last-two = When the last two cards are auctioned, the highest bidder takes one and the second the other; nothing is discarded, and the end begins.
rule-edge-last-one = When a single card is auctioned, only the highest bidder buys; the second gets nothing and pays nothing.
rule-edge-build-at-last-cards = The active player may build even if only the last one or two cards have been revealed; these cards are discarded and come up again for the next player.
rule-edge-few-bids = If there are fewer valid bids than plots to be sold, only those bidders buy. The other cards go onto the discard pile and do not count as sold.
rule-edge-all-zero = If everybody bids 0, the active player chooses first, the player to their left second, and both pay 0.
rule-edge-no-refusal = Nobody may stay out of an auction, and a winner has to take a plot, even with a bid of 0.
rule-edge-one-plot-each = A bid buys one plot, so nobody gets two plots in the same auction.
rule-edge-void-favourite = If the active player’s bid is void, the pillar does not help: it has no rank at all.
rule-edge-dial-end = Even a richer player cannot bid above 99. Bids of 99 are settled by seat, and the active player’s 99 counts as 102.
rule-edge-bonus-not-covered = Only the amount on the dial has to be covered by money; the pillar’s 3 do not count.
rule-edge-no-pawns = A player without pawns shows a 0 and takes no part in the ranking of bids. There are always enough pawns at the table for somebody to buy.
rule-edge-pawns-return = Building returns no pawns. Only where the table plays with one pawn per temple do the others come back: one from a medium, two from a large temple.
rule-edge-nothing-to-build = Whoever cannot build anything has to hold an auction; in a final turn they only take their income.
rule-edge-no-credit = A temple that cannot be paid in full cannot be built: no loans, no part payment. Income received this turn may be spent on it.
rule-edge-size-missing = If a size is used up, nothing can be built, extended or joined to that size. A smaller temple on some of the plots is allowed.
rule-edge-join-supply = The larger temple has to be in the supply before the temples it replaces go back there.
rule-edge-rows-in-peninsulas = A peninsula of two by three plots has two rows of three, both along its long side; one of three by three has six. There are no diagonals.
rule-edge-no-bend = A temple never bends round a corner and never reaches across the sea to another peninsula.
rule-edge-extend-by-two = When a small temple becomes a large one, it may stand at either end or in the middle of the row; both other plots are own and unbuilt.
rule-edge-join-three = Three small temples can be joined if they stand in one straight row and all belong to the same player.
rule-edge-gap = Two temples with an empty own plot between them cannot be made one by closing the gap, unless the table allows adding and joining with one stone; then the plot between is paid for.
rule-edge-nothing-left = After every building and every auction one checks: is there, for some size in the supply, a row of unbuilt plots, each unsold or owned by one and the same player, that the rule of the last plot lets this player or some buyer use? If not, the game ends now. Stones, money and pawns do not matter for this.
rule-edge-early-unsold = The early end also comes while cards are unsold, or in the middle of the final turns. Plots nobody bought are ignored, and the temples are scored.
rule-edge-last-plot-sizes = The rule of the last plot looks at the moment before building: anybody may cover the last two or three plots at once. Where a plot has to stay unbuilt, no temple of any size may cover the last one.
rule-edge-last-plot-extension = Extending a temple onto the last plot is allowed, since its owner has a temple there; where a plot has to stay unbuilt it is forbidden. Joining covers nothing new and is always allowed.
rule-edge-bank = The bank never runs out of money.
rule-edge-waived-zero = Which plot the stone makes free is the player’s choice, even if another one cost 0.
rule-edge-discount-floor = If 50 oxen off are more than the whole cost, the temple is free, and nothing is paid out.
rule-edge-stone-one-use = One stone does one thing: an extension or a joining gets no free plot and no discount as well.
rule-edge-one-build = A temple built this turn cannot be enlarged in the same turn, because there is one building per turn.
rule-edge-bonus-after-join = Joining temples does not change the bonus of a peninsula. The value of temples follows from the numbers that stand at the end.
rule-edge-rival-plot = A rival’s plot without a temple does not take the bonus away. A peninsula without any temple pays no bonus.
rule-edge-bonus-early = The bonus is also paid if plots of the peninsula were never sold.
rule-edge-two-builders = If two players have built on a peninsula, nobody gets its bonus, and it is not shared.
rule-edge-first-turn-build = One may build on a free starting plot in the very first turn, for 0. What is said about the first auction then holds for the first one that really takes place.
rule-edge-income-new-temple = A new temple pays from its owner’s next turn on; a claim, too, counts only temples that stood when the turn began.
rule-edge-discard-order = Cards are discarded from left to right. When the pile is turned over, the card discarded first is drawn first.
rule-edge-price-zero = A plot bought for 0 keeps that price, and building on it costs nothing.
rule-edge-shared-victory = Money, stones or temples do not break a tie for first place: it is a shared victory.
rule-edge-dealt-not-chosen = The starting plots are as they were dealt: with three players, too, they cannot be chosen or exchanged.

## Editions

edition-house = House rules
edition-house-about = Our choice from both rule texts: income comes by itself, the stone makes one plot free, and the last plot is for those who have a temple on its peninsula.
edition-haffner = Haffner
edition-haffner-about = The French translation of 2002 to the letter: first bids from 20 to 30, income to be claimed, one plot of each peninsula left unbuilt, 50 off with the stone, two temples at most joined.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = The magazine’s digest to the letter: the owner of plot 22 begins, any bid is allowed at once, the stone makes one plot free, and three small temples can be joined.

## Options

option-first-player-4-5 = First player with 4 or 5
option-first-player-4-5-about = Who begins when four or five play.
option-first-player-4-5-left-of-22 = the player to the left of the owner of plot 22
option-first-player-4-5-owner-of-22 = the owner of plot 22
option-first-auction-range = First auction
option-first-auction-range-about = Whether the first bids must lie between 20 and 30.
option-first-auction-range-advice = 20 to 30 is advice
option-first-auction-range-enforced-20-30 = 20 to 30 is compulsory
option-first-auction-range-none = no advice
option-overbid = Bids above one’s money
option-overbid-about = What happens to a bid its player cannot pay.
option-overbid-void = may be set, and is void
option-overbid-blocked = cannot be set
option-income-mode = Income
option-income-mode-about = Whether the gods pay by themselves or have to be asked.
option-income-mode-automatic-at-turn-start = comes by itself
option-income-mode-claim = has to be claimed
option-reshuffle = Empty draw pile
option-reshuffle-about = What is done with the discard pile when no card is left to draw.
option-reshuffle-turn-over = turned over, the order is known
option-reshuffle-shuffle = shuffled
option-temple-pawns = Pawns on temples
option-temple-pawns-about = How many pawns stay on a temple of two or three plots.
option-temple-pawns-all-pawns-on-temple = all of them
option-temple-pawns-one-pawn-per-temple = one, the others come back
option-pawn-limit = Pawns
option-pawn-limit-about = Whether a player without pawns can buy.
option-pawn-limit-hard = no pawn, no plot
option-pawn-limit-none = no limit
option-last-plot-rule = Last plot of a peninsula
option-last-plot-rule-about = Who may build on the last plot without a temple.
option-last-plot-rule-temple-owners-only = those with a temple on the peninsula
option-last-plot-rule-never = nobody
option-god-stone-discount = Stone for larger temples
option-god-stone-discount-about = What the god’s stone saves on a medium or large temple.
option-god-stone-discount-one-plot-free = the price of one plot
option-god-stone-discount-discount-50 = 50 oxen
option-merge-three-smalls = Three small temples
option-merge-three-smalls-about = Whether one stone can join three small temples into a large one.
option-merge-three-smalls-true = can be joined
option-merge-three-smalls-false = cannot be joined
option-mixed-extension = Joining across a gap
option-mixed-extension-about = Whether one stone can add a plot and join temples at the same time.
option-mixed-extension-false = not allowed
option-mixed-extension-true = allowed
option-ledger = Ledger
option-ledger-about = Who writes down the prices paid.
option-ledger-automatic = kept automatically
option-ledger-by-hand = kept by hand, can be forgotten
option-forgotten-price = Forgotten price
option-forgotten-price-about = What building on a plot costs whose price was not written down.
option-forgotten-price-dearest-owned-plus-10 = the dearest own plot and 10
option-forgotten-price-highest-built-plus-10 = the dearest plot built on and 10
option-bonus-condition = Peninsula bonus
option-bonus-condition-about = When somebody counts as alone on a peninsula.
option-bonus-condition-sole-builder = no other temple there
option-bonus-condition-sole-presence = no other temple or plot there
option-money-visibility = Money
option-money-visibility-about = Whether the others see how much money somebody has.
option-money-visibility-hidden = hidden
option-money-visibility-open = open
option-victory-tie = Tie for victory
option-victory-tie-about = What happens when several are the richest.
option-victory-tie-shared = shared victory
option-neighbour-plot-variant = Neighbour plots
option-neighbour-plot-variant-about = A variant by players: building on unsold plots beside one’s own, a third dearer.
option-neighbour-plot-variant-false = not played
option-neighbour-plot-variant-true = played

## Questions

ask-act = Hold an auction, or build a temple?
ask-bid = How much do you bid?
ask-take = Which plot do you take?
ask-note = Do you write the price down?
ask-place = Which free plot shall the card stand for?
ask-last-turn = Your final turn: build a temple, or pass?

## Moves

move-bid = Bid { $amount }
move-auction = Hold the auction
move-pass = Pass
move-claim = Claim the income
move-note = Write the price down
move-forget = Do not write it down
move-take = Take plot { $plot }
move-place = Choose plot { $plot }
move-build = Build { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }
move-stone-build = With the god’s stone, build { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }
move-stone-free = With the god’s stone, build { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }, plot { $plot } free
move-stone-extend = With the god’s stone, extend to { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }
move-stone-join = With the god’s stone, join to { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }

## Chance

outcome-deal = Starting plot { $plot }
outcome-draw = Card { $plot }

## Events

event-dealt = { $seat } gets plot { $plot } to start with.
event-first = { $seat } takes the pillar and begins.
event-turn = { $seat } is the Favourite of the Gods.
event-income = The gods pay { $seat } { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-income-open = { $seat } may claim { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } from the gods.
event-income-claimed = { $seat } claims { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } from the gods.
event-income-lost = { $seat } did not claim { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }, which the gods keep.
event-drawn = Plot { $plot } is revealed.
event-turned-over = The discard pile is turned over: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } can be drawn again.
event-shuffled = The discard pile is shuffled: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } can be drawn again.
event-auction = { $seat } puts the plots up for auction.
event-sealed = { $seat } has set a bid.
event-own-bid = { $seat }, your dial shows { $amount }.
event-bid = { $seat } bids { $amount }.
event-bid-favourite = { $seat } bids { $amount }, which the pillar raises to { $total }.
event-bid-void = { $seat } bids { $amount }, more than the purse holds: the bid is void.
event-bid-without-pawns = { $seat } has no pawns left and takes no part.
event-sold = { $seat } buys plot { $plot } for { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-noted = { $seat } notes { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } for plot { $plot }.
event-not-noted = { $seat } notes nothing for plot { $plot }.
event-placed = { $seat } lets card { $card } stand for plot { $plot }.
event-unsold = Plot { $plot } finds no buyer and goes to the discard pile.
event-put-aside = Plot { $plot } goes to the discard pile.
event-built = { $seat } builds { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site } for { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-stone-free = { $seat } spends the god’s stone and builds { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site } for nothing.
event-stone-cheaper = { $seat } spends the god’s stone and builds { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site } for only { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-extended = { $seat } spends the god’s stone and extends to { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site } for { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-joined = { $seat } spends the god’s stone and joins temples to { $size ->
        [1] a small temple
        [2] a medium temple
       *[3] a large temple
    } on { $site }.
event-passed = { $seat } builds nothing more.
event-last-plot-sold = The last plot is sold. Everybody has one more turn; the last is { $seat }’s.
event-over = The final turns are over.
event-over-early = No temple can be built any more: the game ends at once.
event-temples-pay = { $seat } gets { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } for { $size ->
        [1] { $count ->
                [one] a small temple
               *[other] { $count } small temples
            }
        [2] { $count ->
                [one] a medium temple
               *[other] { $count } medium temples
            }
       *[3] { $count ->
                [one] a large temple
               *[other] { $count } large temples
            }
    }.
event-bonus = { $seat } alone has built on peninsula { $peninsula } and gets { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-result = { $seat } ends with { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }, { $place ->
        [1] in first place
       *[other] in place { $place }
    }.

## Reasons

reason-all-sold = All plots are sold; there is nothing to auction.
reason-already-built = A temple already stands on { $site }.
reason-bid-first = Everybody sets a bid first.
reason-bid-over-money = A bid of { $amount } is more than your { $money }.
reason-bid-range = In the first auction, bid from { $low } to { $high }.
reason-discount-only = At this table the stone takes 50 oxen off; it makes no single plot free.
reason-extend-instead = Not only temples lie there: this would be an extension.
reason-join-instead = Only temples lie there: they would be joined.
reason-income-automatic = At this table income comes by itself.
reason-last-plot = The last plot of peninsula { $peninsula } may not be built on like this.
reason-must-act = You must hold an auction or build; passing is for final turns only.
reason-name-free-plot = Say which plot the stone makes free.
reason-no-pawns = You have too few pawns for the plots nobody owns.
reason-no-temple-there = No temple of yours stands on { $site }.
reason-not-both = One stone adds plots or joins temples, not both.
reason-not-on-offer = Plot { $plot } is not on offer.
reason-not-own = Not all plots of { $site } are yours.
reason-not-placeable = The card cannot stand for plot { $plot }.
reason-not-your-income = Only the Favourite of the Gods has income to claim.
reason-note-first = First decide whether to write the price down.
reason-nothing-to-claim = There is no income to claim.
reason-place-first = First choose the plot that the card stands for.
reason-stone-used = Your god’s stone is used up.
reason-supply-empty = No { $size ->
        [1] small
        [2] medium
       *[3] large
    } temple is left in the supply.
reason-take-first = First take one of the plots on offer.
reason-temple-cut = A temple reaches beyond { $site }; it cannot be cut.
reason-too-dear = That costs { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }, and you have { $money }.
reason-two-temples-only = At this table only two temples can be joined.

## The board

board-offer = On offer
board-draw-pile = Draw pile
board-discard = Discard pile
board-supply = Temples in supply
board-pawns = Pawns
board-money = Oxen
board-stone = God’s stone
board-bid = Bid
board-score = Fortune
board-temples = Temples
board-hidden = hidden
board-final-turns = Final turns left: { $count }
board-opening-advice = Advice: { $low } to { $high }
board-opening-compulsory = Compulsory: { $low } to { $high }
board-value = Value each

## Where points come from

source-money = Money left
source-small = Small temples
source-medium = Medium temples
source-large = Large temples
source-bonus = Bonuses of peninsulas

# What somebody got wrong.

mistake-plot-twice = land, holy: a plot is there twice
mistake-unnoted-unowned = unnoted: a price is forgotten for a plot that nobody owns
mistake-temples-overlap = temples: two cover the same plot
mistake-temple-on-others = temples: the one on { $temple } does not stand on one seat’s plots
mistake-holy-without-temple = holy: a built plot without a temple
mistake-card-twice = cards: one is in two places
mistake-many-shown = shown: more cards than there are spaces
mistake-card-sold = cards: one of a plot that is sold
mistake-agenda-steps = agenda: these steps never follow each other: { $found }
mistake-agenda-argument = agenda: { $step } cannot have the number { $found }
mistake-agenda-bid = { $step }: seat { $number } has not bid
mistake-pawns-seat = pawns: expected those that seat { $number } has not placed
mistake-ending-unfit = ending: it is set when the agenda is empty, and only then
mistake-income-unfit = income: there is nothing to claim now, found { $found }
mistake-turns-unfit = turns_left: { $found } does not fit the agenda
mistake-bids-unfit = bids: no bids are revealed now
mistake-dealt-unfit = the starting plots are being dealt, and something else does not fit
mistake-offer-unfit = shown, cards: too few or too many for the agenda
mistake-buyer-twice = agenda: seat { $number } buys twice
mistake-plots-numbered = peninsula: the plots must be 1 to { $high }, each once
mistake-rows-uneven = peninsula { $peninsula }: all rows must be equally long
mistake-peninsula-large = peninsula { $peninsula }: at most { $most } plots
mistake-bonus-missing = bonus: no bonus for a peninsula of { $plots } plots
mistake-peninsula-twice = peninsula: two have the same name
mistake-opening-range = auction: the opening range must lie on the dial, low before high
mistake-setup-seats = setup: there must be one each for 3, 4, 5 and 6 seats, in this order
mistake-setup-uneven = setup for { $seats }: the starting plots must be different and go round evenly
mistake-setup-plot = setup for { $seats }: a starting plot is not on the board
mistake-setup-first = setup for { $seats }: first_plot must be a starting plot
mistake-setup-pawns = setup for { $seats }: the pawns must suffice for all plots
mistake-setup-colours = setup for { $seats }: there are pawns in { $colours } colours only
mistake-setup-colour = setup for { $seats }: a colour has fewer than { $pawns } pawns
mistake-sum-money = money
mistake-sum-pawns = pawns
mistake-sum-plots = plots
mistake-sum-temples-over-plots = temples over plots
mistake-sum-temples-of = temples of { $number }
mistake-sum-cards-and-plots-sold = cards and plots sold

# For learning agents
agents-active = who holds the pillar
agents-money = money; -1 where it is hidden
agents-pawns = pawns in hand
agents-stone = who still has the god’s stone
agents-temples = temples of each size, seat by seat
agents-sealed = who has sealed a bid
agents-bids = bids turned over; -1 for none
agents-own-bid = the own sealed bid; -1 for none
agents-owner = the plots of each seat, seat by seat
agents-price = what was paid for each plot
agents-forgotten = plots whose price was not written down
agents-temple = the size of the temple on each plot; 0 for none
agents-built = which temple that is, in the order of building from 1
agents-offer = cards on offer, left to right from 1
agents-next = cards to come whose order is known, from 1
agents-discard = cards discarded, the first one 1
agents-pile = cards in the draw pile
agents-supply = temples of each size still to be had
agents-auctions = auctions so far
agents-claimable = income that may still be claimed
agents-final-turns = final turns to come; -1 before the last sale
agents-advice = whether the first auction’s range applies
agents-ending = 0 while it lasts, 1 after the last sale, 2 early

## The board on the page

page-map = The seven peninsulas
page-piles = Piles
page-plot-free = Plot { $number }, not sold
page-plot-owned = Plot { $number } of { $owner }, bought for { $price }
page-plot-temple = Plot { $number } of { $owner }, with { $size ->
    [1] a small temple
    [2] a medium temple
   *[3] a large temple
}
page-temple = { $size ->
    [1] small temple
    [2] medium temple
   *[3] large temple
}
page-next-cards = Next: { $cards }
page-left = left
page-pillar = The pillar: Favourite of the Gods
page-sealed = Bid set
page-ledger = Ledger
page-plot = Plot
page-price = Price
page-building = Building
page-dial-tens = Tens
page-dial-units = Units

## Explanations of decisions on the page, shown once

tip-act = Put the three cards up for auction, or build one temple on plots of your own. Building costs what you paid for the plots; the god’s stone helps once.
tip-bid = Everybody bids in secret, and the two highest choose a plot. Winners pay what they bid, and building there will cost that price once more.
tip-take = You are among the two highest: choose a plot. Plots beside your own make larger temples.
tip-note = A price that is not written down in the ledger brings trouble when you build.
tip-place = The card can stand for any of the lit plots.
tip-last-turn = This is your last turn: build once more if it pays.

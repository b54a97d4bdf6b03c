# Beim Zeus! in English.

game-name = Beim Zeus!
game-about = Buy plots at secret auctions, build temples on them and end up richer than everyone else.
game-length = 75 to 90 minutes

## Chapters

chapter-components = Components
chapter-setup = Setup
chapter-turn = Your turn
chapter-auction = Auction
chapter-building = Building
chapter-stone = The divine stone
chapter-end = End of the game
chapter-score = Scoring
chapter-other = General rules
chapter-variant = Variant
chapter-edge = Special cases

## Rules: what is in the box

rule-components-players = Beim Zeus! is for 3 to 6 players aged 12 and up and takes 75 to 90 minutes.
rule-components-board = The board shows { $cards-plots } numbered plots on { $peninsulas ->
        [one] { $peninsulas } peninsula
       *[other] { $peninsulas } peninsulas
    } of { $peninsula-sizes } plots. It also has spaces for the draw pile, the discard pile and the cards up for auction.
rule-components-cards = There are { $cards-plots } plot cards, numbered 1 to { $cards-plots }, one for each plot on the board.
rule-components-temples = There are { $temples-all } temples in three sizes. Small ones cover one plot (there are { $temples-supply-1 }), medium ones two plots ({ $temples-supply-2 }) and large ones three ({ $temples-supply-3 }). Once a size has run out, no more temples of that size can be built.
rule-components-pawns = There are { $pawns-all } pawns to mark the owners of plots: { $pawns-colours-red } red, { $pawns-colours-yellow } yellow, { $pawns-colours-blue } blue, { $pawns-colours-green } green, { $pawns-colours-violet } violet and { $pawns-colours-black } black.
rule-components-stones = { $stone-each ->
        [0] There are no divine stones.
       *[other] There are { $all-colours } divine stones, one in each colour.
    } The white pillar with a { $pillar-bonus } on top marks the Favourite of the Gods. Each player has a ledger with columns for plot, price and building.
rule-components-dials = There are { $all-colours } dials to bid with, each with a red hand for the tens and a blue hand for the units. A bid is a whole number from { $dial-low } to { $dial-high }.
rule-components-money = The currency is oxen. There are notes of { $money-notes } oxen.

## Rules: preparation

rule-setup-colours = With 3 players, use red, yellow and blue. Add green for the fourth player, violet for the fifth and black for the sixth. Each player chooses one of these colours.
rule-setup-pawns = Each player takes { $setup-1-pawns } pawns with 3 players, { $setup-2-pawns } with 4, { $setup-3-pawns } with 5 and { $setup-4-pawns } with 6, even if there are more pawns in that colour.
rule-setup-money = Each player starts with { $setup-1-money } oxen with 3 players, { $setup-2-money } with 4, { $setup-3-money } with 5 and { $setup-4-money } with 6.
rule-setup-deal = Starting plots with 3 players: { $setup-1-plots }; with 4: { $setup-2-plots }; with 5: { $setup-3-plots }; with 6: { $setup-4-plots }. Shuffle their cards face down and deal the same number to each player ({ $setup-1-each } with 3 players, { $setup-2-each } with 4, { $setup-3-each } with 5, { $setup-4-each } with 6).
rule-setup-first-plots = Put a pawn on each of your starting plots and enter it in your ledger at a price of 0.
rule-setup-start-cards = Return the cards of the starting plots to the box; they are not used again. The draw pile therefore starts with { $setup-1-pile } cards with 3 players, { $setup-2-pile } with 4, { $setup-3-pile } with 5 and { $setup-4-pile } with 6.
rule-setup-pile = Shuffle all other cards to form a face-down draw pile.
rule-setup-tools = Sort the temples by size next to the board; they are the supply. Each player also takes the divine stone of their colour, a dial and a ledger. One player runs the bank.
rule-setup-first-3-6 = With { $first-left-seats } players, the player to the left of the owner of plot { $first-left-plots } goes first.
rule-setup-first-4-5 = With { $first-option-seats } players, the player to the left of the owner of plot { $first-option-plots } goes first.
    .owner-of-22 = With { $first-option-seats } players, the owner of plot { $first-option-plots } goes first.
rule-setup-pillar = The first player takes the white pillar. Turns then pass clockwise.

## Rules: the turn

rule-turn-pillar = The player with the pillar is the active player and the Favourite of the Gods.
rule-turn-income = At the start of your turn, before any cards are revealed, the bank pays you income in oxen: { $temples-income-1 } for each of your small temples, { $temples-income-2 } for each medium temple and { $temples-income-3 } for each large temple.
    .claim = In each of your turns, the bank owes you income in oxen: { $temples-income-1 } for each of your small temples, { $temples-income-2 } for each medium temple and { $temples-income-3 } for each large temple. It is paid only if you claim it.
rule-turn-claim = You may claim your income whenever you make a decision during your turn; it is based on the temples you had at the start of the turn. If you have not claimed it when the next player’s turn begins, it is lost.
rule-turn-reveal = { $auction-spaces ->
        [one] The active player reveals the top card of the draw pile and places it on the auction space.
       *[other] The active player reveals the top { $auction-spaces } cards of the draw pile and places them on the auction spaces from left to right.
    }
rule-turn-choice = The active player must then do one of two things: auction the revealed plots or build one temple.
rule-turn-pass-on = At the end of your turn, pass the pillar to the player on your left.
rule-turn-turn-over = When the draw pile is empty, turn over the discard pile without shuffling it, so that the oldest card is drawn first.
    .shuffle = When the draw pile is empty, shuffle the discard pile to form a new draw pile.

## Rules: the auction

rule-auction-secret = All players take part, including the active player. Each player secretly sets a bid on their dial. 0 is a valid bid.
rule-auction-reveal = When all players are ready, they reveal their bids at the same time. The bids are read out, starting with the active player.
rule-auction-favourite = The bid of the player with the pillar counts as { $pillar-bonus } higher than the dial shows.
rule-auction-highest = The highest bidder chooses one of the revealed plots.
rule-auction-second = { $auction-sold ->
        [one] Only the highest bidder buys a plot.
       *[other] The second-highest bidder chooses one of the remaining plots.
    }
rule-auction-third-card = A card that nobody chose goes face up on the discard pile and will come up again later.
rule-auction-tie = If bids are tied (including the pillar’s bonus of { $pillar-bonus }), the active player comes first, then the other players in clockwise order. This applies to both the first and the second choice.
rule-auction-payment = Each winner pays the bank exactly the amount on their own dial. The pillar’s bonus of { $pillar-bonus } is not paid.
rule-auction-note = The plot and the price paid, without the pillar’s bonus, are automatically entered in the winner’s ledger.
    .by-hand = Each winner enters the plot and the price paid, without the pillar’s bonus, in their ledger by hand.
rule-auction-pawn = Each winner puts a pawn on the plot they bought.
rule-auction-box = Return the card of a sold plot to the box; it does not come up again.
rule-auction-opening = In the very first auction, a bid from { $auction-opening-low } to { $auction-opening-high } is a good guide. Later on, bid what the plots are worth to you.
    .enforced-20-30 = In the very first auction, each player must bid from { $auction-opening-low } to { $auction-opening-high }. Later on, bid what the plots are worth to you.
rule-auction-overbid = A bid higher than the money you have is void: it is ignored, but there is no other penalty.
    .blocked = You cannot bid more than the money you have.

## Rules: building

rule-building-instead = If you build, there is no auction this turn. First put all revealed cards on the discard pile.
rule-building-row = You may build one temple per turn. It covers one, two or three of your own plots that have no temple yet and lie next to each other in a straight line.
rule-building-supply = Take a temple of the right size from the supply. If there is none left, you cannot build that size.
rule-building-cost = Pay the bank the sum of the prices in your ledger for all plots under the new temple. A starting plot costs 0.
rule-building-pawns = Lift the pawns, place the temple on the plots and put all the pawns on top of it.
    .one-pawn-per-temple = Lift the pawns, place the temple on the plots, put one pawn on top of it and take the others back.
rule-building-ticked = Tick off these plots in your ledger. You cannot build a second temple on them, and you never pay for them again.
rule-building-last-plot = When only one plot on a peninsula has no temple, only a player who already has a temple on that peninsula may build there.
    .never = One plot on every peninsula must stay empty until the end of the game, so the last one is not worth buying once temples cover all the others.
rule-building-forgotten-price = If ledgers are kept by hand, building on a plot whose price you did not write down costs { $ledger-penalty ->
        [one] { $ledger-penalty } ox
       *[other] { $ledger-penalty } oxen
    } more than the highest price entered for any of your plots. This applies to each forgotten plot.
    .highest-built-plus-10 = If ledgers are kept by hand, building on a plot whose price you did not write down costs { $ledger-penalty ->
        [one] { $ledger-penalty } ox
       *[other] { $ledger-penalty } oxen
    } more than the most expensive plot you have already built on. This applies to each forgotten plot.

## Rules: the god’s stone

rule-stone-once = Once per game, when you build, you may use your divine stone. Then return it to the box.
rule-stone-free-small = With the divine stone, a small temple is free, whatever you paid for the plot.
rule-stone-cheaper = With the stone, you build a medium or large temple without paying for one of its plots, which you choose.
    .discount-50 = With the stone, the total cost of a medium or large temple is reduced by { $stone-discount ->
        [one] { $stone-discount } ox
       *[other] { $stone-discount } oxen
    }.
rule-stone-extend = With the stone, you may extend one of your temples by one or two of your own empty plots: small to medium, small to large, or medium to large. Pay the full price in your ledger for each added plot.
rule-stone-join = With the stone, you may merge your own temples: two small temples into a medium one, a small and a medium one into a large one, or three small ones into a large one. This is free, because their plots have been paid for.
    .false = With the stone, you may merge two of your own temples: two small temples into a medium one, or a small and a medium one into a large one. This is free, because their plots have been paid for. Three temples cannot be merged.
rule-stone-straight = The enlarged temple must still cover a straight line of at most three plots. One stone either adds plots or merges temples, not both.
    .true = The enlarged temple must still cover a straight line of at most three plots. One stone may add plots and merge temples at the same time.
rule-stone-supply = Temples that are replaced return to the supply and can be built again by any player.
rule-stone-needed = Without the divine stone, temples cannot be extended or merged.
rule-stone-cards = Using the stone counts as building: the revealed cards go on the discard pile as usual.

## Rules: the end

rule-end-last-sale = When the last plot has been sold, each player takes one final turn, starting with the player to the left of the one who held that auction and ending with that player. Then the game is over.
rule-end-final-turn = In your final turn, you receive income as usual and may then build one temple or pass. No cards are revealed.
rule-end-last-auction = If every auction sells all the plots it can, the last one offers { $setup-1-last ->
        [one] { $setup-1-last } card
       *[other] { $setup-1-last } cards
    } with 3 players, { $setup-2-last } with 4, { $setup-3-last } with 5 and { $setup-4-last } with 6.
rule-end-early = If no temple left in the supply can be built any more because no suitable plots remain, the game ends immediately. There are no final turns, and unused divine stones are lost.

## Rules: scoring

rule-score-worthless = Plots without a temple and unused divine stones are worth nothing.
rule-score-small = Each small temple is worth { $temples-factor-1 } times the number of small temples on the whole board, in oxen. Example: with { $example-count-1 } small temples, each is worth { $example-value-1 } oxen.
rule-score-medium = Each medium temple is worth { $temples-factor-2 } times the number of medium temples on the whole board, in oxen. Example: with { $example-count-2 } medium temples, each is worth { $example-value-2 } oxen.
rule-score-large = Each large temple is worth { $temples-factor-3 } times the number of large temples on the whole board, in oxen. Example: with { $example-count-3 } large temples, each is worth { $example-value-3 } oxen, with { $example-count-4 } it is worth { $example-value-4 }.
rule-score-payout = The bank pays you the value of each of your temples.
rule-score-sole-builder = If you are the only player with temples on a peninsula, you receive a bonus. For peninsulas of { $bonus-sizes } plots, it is { $bonus-amounts } oxen.
    .sole-presence = If you have temples on a peninsula and no other player has a temple or a plot there, you receive a bonus. For peninsulas of { $bonus-sizes } plots, it is { $bonus-amounts } oxen.
rule-score-winner = The richest player wins: add up remaining money, temples and bonuses.
rule-score-tie = If several players are equally rich, they share the victory.

## Rules: others

rule-other-no-trade = Plots, money and temples cannot be traded or given away.
rule-other-pawn-limit = You only have the pawns dealt to you at the start. Without a pawn in hand, you cannot buy a plot.
    .none = The number of pawns is not limited: you may buy a plot even without a pawn in hand.
rule-other-hidden-money = Your money is hidden from the other players, but payments, prices and income are public.
    .open = All money is open: each player can see how much the others have.

## Rules: a variant

rule-variant-neighbour = Variant devised by players: you may also build on an unsold plot directly above, below or next to one of your own. It costs the price of your adjacent plot (the cheapest, if there are several) plus { $neighbour-surcharge ->
        [1] the same again
        [2] a half
        [3] a third
        [4] a quarter
       *[other] 1/{ $neighbour-surcharge }
    }, rounded down: { $example-price } becomes { $example-price-raised }. A card whose plot is already taken stands for a free plot adjacent to it or, if there is none, for any free plot.

## Rules: rare cases

rule-edge-short-pile = If the draw pile has fewer cards than there are auction spaces, reveal those first. Then turn over the discard pile and fill the remaining spaces.
    .shuffle = If the draw pile has fewer cards than there are auction spaces, reveal those first. Then shuffle the discard pile and fill the remaining spaces.
rule-edge-few-cards = If both piles together have fewer cards than there are auction spaces, reveal all of them. At most { $auction-sold ->
        [one] { $auction-sold } plot is
       *[other] { $auction-sold } plots are
    } sold, and never more than there are cards or valid bids.
rule-edge-last-two = { $auction-sold ->
        [one] When the last card is auctioned, the highest bidder takes it.
       *[other] When the last two cards are auctioned, the highest bidder takes one and the second-highest bidder the other.
    } Nothing is discarded, and the final turns begin.
rule-edge-last-one = When a single card is auctioned, only the highest bidder buys. The second-highest bidder gets nothing and pays nothing.
rule-edge-build-at-last-cards = The active player may build even if only the last few cards were revealed and an auction space stayed empty. These cards are discarded and come up again for the next player.
rule-edge-few-bids = If there are fewer valid bids than plots to be sold, only those bidders buy. The other cards go on the discard pile and count as unsold.
rule-edge-all-zero = If everyone bids 0, the active player chooses first and the player to their left second. Nobody pays anything.
rule-edge-no-refusal = You cannot stay out of an auction, and a winner must take a plot, even with a bid of 0.
rule-edge-one-plot-each = A bid buys one plot, so nobody gets two plots in the same auction.
rule-edge-void-favourite = If the active player’s bid is void, the pillar does not help: the bid is not ranked.
rule-edge-dial-end = Nobody can bid more than { $dial-high }, however rich they are. Bids of { $dial-high } are tied and ranked clockwise as usual; the active player’s { $dial-high } counts as { $dial-high-with-pillar }.
rule-edge-bonus-not-covered = You only need enough money for the amount on your dial, not for the pillar’s bonus of { $pillar-bonus }.
rule-edge-no-pawns = A player without pawns shows 0 and is not ranked. There is always someone with enough pawns to buy.
rule-edge-pawns-return = You get no pawns back when you build.
    .one-pawn-per-temple = When you build, you get one pawn back for a medium temple and two for a large one. When you extend or merge temples, too, only one pawn stays on the enlarged temple.
rule-edge-nothing-to-build = If you cannot build anything, you must hold an auction. In your final turn, you just receive your income.
rule-edge-no-credit = You must pay for a temple in full: there are no loans and no part payments. You may use income received this turn.
rule-edge-size-missing = If a size has run out, you cannot build, extend or merge to that size. You may build a smaller temple on some of the plots.
rule-edge-join-supply = The larger temple must be in the supply before the temples it replaces return there.
rule-edge-rows-in-peninsulas = A peninsula of two by three plots has two lines of three, both along its long side. One of three by three has six. Diagonals do not count.
rule-edge-no-bend = A temple never turns a corner and never reaches across the sea to another peninsula.
rule-edge-extend-by-two = A small temple that becomes large may be at either end or in the middle of the line. You must own both other plots, and both must be empty.
rule-edge-join-three = Three small temples can be merged if they stand in one straight line and all belong to you.
rule-edge-gap = You cannot merge two temples across an empty plot of yours.
    .true = If one of your own empty plots lies between two of your small temples, one stone may add this plot and merge everything into a large temple. You pay for the added plot.
rule-edge-nothing-left = After every build and every auction, check for each size in the supply whether there is still a line of empty plots for it: each plot must be unsold or belong to one and the same player, and the last-plot rule must allow that player (or a buyer) to build there. If there is no such line for any size, the game ends immediately. Stones, money and pawns do not matter for this check.
rule-edge-early-unsold = The early end may also come while cards are unsold or during the final turns. Unsold plots are ignored, and the temples are scored.
rule-edge-last-plot-sizes = The last-plot rule looks at the board before you build: any player may cover the last two or three plots at once.
    .never = A temple of any size must leave at least one plot on its peninsula empty; nobody may cover the last two or three plots at once either.
rule-edge-last-plot-extension = You may extend a temple onto the last plot, because you already have a temple there. Merging covers no new plots and is always allowed.
    .never = You may not extend a temple onto the last plot. Merging covers no new plots and is always allowed.
rule-edge-bank = The bank never runs out of money.
rule-edge-waived-zero = You choose which plot the stone makes free, even if another one cost 0.
rule-edge-discount-floor = If the discount of { $stone-discount ->
        [one] { $stone-discount } ox
       *[other] { $stone-discount } oxen
    } is more than the total cost, the temple is free. The difference is not paid out.
rule-edge-stone-one-use = A stone does only one thing: if you extend or merge, you do not also get a free plot or a discount.
rule-edge-one-build = You cannot enlarge a temple in the turn you built it, because you may build only once per turn.
rule-edge-bonus-after-join = Merging temples does not change a peninsula’s bonus. The value of temples depends on how many of each size stand at the end.
rule-edge-rival-plot = Another player’s plot without a temple does not cost you the bonus. A peninsula without temples pays no bonus.
    .sole-presence = Another player’s plot costs you the bonus even if it has no temple. A peninsula without temples pays no bonus.
rule-edge-bonus-early = The bonus is paid even if some plots of the peninsula were never sold.
rule-edge-two-builders = If two or more players have built on a peninsula, nobody receives its bonus; it is not split.
rule-edge-first-turn-build = You may build on one of your starting plots in your very first turn, for free. The rule for the first auction then applies to the first auction that is actually held.
    .none = You may build on one of your starting plots in your very first turn, for free.
rule-edge-income-new-temple = A new temple pays from your next turn on.
    .claim = A new temple pays from your next turn on: the income you claim counts only the temples that stood at the start of the turn.
rule-edge-discard-order = Cards are discarded from left to right. When the pile is turned over, the card discarded first is drawn first.
rule-edge-price-zero = A plot bought for 0 has a price of 0, so building on it is free.
rule-edge-shared-victory = A tie for first place is not broken by money, stones or temples: the victory is shared.
rule-edge-dealt-not-chosen = Starting plots are dealt at random. They cannot be chosen or exchanged, not even with 3 players.

## Editions

edition-house = House rules
edition-house-about = Our choice from both rule texts: income is automatic, the stone makes one plot free, and the last plot of a peninsula is reserved for players with a temple there.
edition-haffner = Haffner
edition-haffner-about = The French translation of 2002, to the letter: first bids from { $auction-opening-low } to { $auction-opening-high }, income must be claimed, one plot on each peninsula stays empty, the stone takes { $stone-discount } off the cost, and at most two temples can be merged.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = The magazine’s summary, to the letter: the owner of plot { $first-option-plots } goes first with { $first-option-seats } players, first bids are free, the stone makes one plot free, and three small temples can be merged.

## Options

option-first-player-4-5 = First player with { $first-option-seats } players
option-first-player-4-5-about = Who goes first with { $first-option-seats } players?
option-first-player-4-5-left-of-22 = player to the left of plot { $first-option-plots }’s owner
option-first-player-4-5-owner-of-22 = owner of plot { $first-option-plots }
option-first-auction-range = First auction
option-first-auction-range-about = Must bids in the first auction be between { $auction-opening-low } and { $auction-opening-high }?
option-first-auction-range-advice = recommended: { $auction-opening-low } to { $auction-opening-high }
option-first-auction-range-enforced-20-30 = compulsory: { $auction-opening-low } to { $auction-opening-high }
option-first-auction-range-none = any bid, no advice
option-overbid = Bids above your money
option-overbid-about = What happens to a bid that the player cannot pay?
option-overbid-void = allowed, but void
option-overbid-blocked = not allowed
option-income-mode = Income
option-income-mode-about = Is income paid automatically or only when claimed?
option-income-mode-automatic-at-turn-start = automatic
option-income-mode-claim = must be claimed
option-reshuffle = Empty draw pile
option-reshuffle-about = What happens to the discard pile when the draw pile is empty?
option-reshuffle-turn-over = turned over in order
option-reshuffle-shuffle = shuffled
option-temple-pawns = Pawns on temples
option-temple-pawns-about = How many pawns stay on a temple of two or three plots?
option-temple-pawns-all-pawns-on-temple = all
option-temple-pawns-one-pawn-per-temple = one; the others come back
option-pawn-limit = Pawn limit
option-pawn-limit-about = Can a player without pawns buy plots?
option-pawn-limit-hard = no pawn, no plot
option-pawn-limit-none = no limit
option-last-plot-rule = Last plot of a peninsula
option-last-plot-rule-about = Who may build on the last empty plot?
option-last-plot-rule-temple-owners-only = players with a temple there
option-last-plot-rule-never = nobody
option-god-stone-discount = Stone for larger temples
option-god-stone-discount-about = What does the divine stone save on a medium or large temple?
option-god-stone-discount-one-plot-free = the price of one plot
option-god-stone-discount-discount-50 = { $stone-discount ->
        [one] { $stone-discount } ox
       *[other] { $stone-discount } oxen
    }
option-merge-three-smalls = Merging three temples
option-merge-three-smalls-about = Can one stone merge three small temples into a large one?
option-merge-three-smalls-true = allowed
option-merge-three-smalls-false = not allowed
option-mixed-extension = Merging across a gap
option-mixed-extension-about = Can one stone add a plot and merge temples at the same time?
option-mixed-extension-false = not allowed
option-mixed-extension-true = allowed
option-ledger = Ledger
option-ledger-about = Who writes down the prices?
option-ledger-automatic = automatic
option-ledger-by-hand = by hand (you can forget)
option-forgotten-price = Price not written down
option-forgotten-price-about = What does it cost to build on a plot whose price was not written down?
option-forgotten-price-dearest-owned-plus-10 = your most expensive plot plus { $ledger-penalty }
option-forgotten-price-highest-built-plus-10 = your most expensive built plot plus { $ledger-penalty }
option-bonus-condition = Peninsula bonus
option-bonus-condition-about = When are you alone on a peninsula?
option-bonus-condition-sole-builder = no other player has a temple there
option-bonus-condition-sole-presence = no other player has a temple or plot there
option-money-visibility = Money
option-money-visibility-about = Can players see each other’s money?
option-money-visibility-hidden = hidden
option-money-visibility-open = open
option-victory-tie = Tie for victory
option-victory-tie-about = What happens if several players are the richest?
option-victory-tie-shared = shared victory
option-neighbour-plot-variant = Adjacent plots
option-neighbour-plot-variant-about = Variant devised by players: may you build on unsold plots next to your own, at a higher price?
option-neighbour-plot-variant-false = no
option-neighbour-plot-variant-true = yes

## Questions

ask-act = { $count ->
        [one] Auction plot { $plots }, or build a temple?
       *[other] Auction plots { $plots }, or build a temple?
    }
ask-bid = How much do you bid? You have { $money ->
        [one] { $money } ox
       *[other] { $money } oxen
    }{ $bonus ->
        [0] .
       *[other] {""}, and the pillar adds { $bonus }.
    } Up for auction: { $plots }.{ $opening ->
        [1] {" "}Suggested bid: { $auction-opening-low } to { $auction-opening-high }.
        [2] {" "}Compulsory: { $auction-opening-low } to { $auction-opening-high }.
       *[0] {""}
    }
ask-take = Which plot do you buy for { $price ->
        [0] nothing
        [one] { $price } ox
       *[other] { $price } oxen
    }?
ask-note = Write down the price of plot { $plot } ({ $price ->
        [one] { $price } ox
       *[other] { $price } oxen
    })?
ask-place = Plot { $card } is already taken. Which free plot do you buy with its card for { $price ->
        [0] nothing
        [one] { $price } ox
       *[other] { $price } oxen
    }?
ask-last-turn = Your final turn: build a temple, or pass?

## Moves

move-bid = Bid { $amount }
move-auction = { $count ->
        [one] Auction plot { $plots }
       *[other] Auction plots { $plots }
    }
move-pass = Pass
move-claim = Claim your income (+{ $income })
move-note = Write it down
move-forget = Don’t write it down
move-take = Take plot { $plot }
move-place = Choose plot { $plot }
move-build = Build { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $price ->
        [0] free
       *[other] { $price }
    }
move-stone-build = Divine stone: build { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $price ->
        [0] free
       *[other] { $price }
    }{ $saved ->
        [0] {""}
       *[other] {" "}(saves { $saved })
    }
move-stone-free = Divine stone: build { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    }, plot { $plot } free, for { $price ->
        [0] nothing
       *[other] { $price }
    }{ $saved ->
        [0] {""}
       *[other] {" "}(saves { $saved })
    }
move-stone-extend = Divine stone: extend to { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $price ->
        [0] free
       *[other] { $price }
    }
move-stone-join = Divine stone: merge into { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for free

## Chance

outcome-deal = Starting plot { $plot }
outcome-draw = Card { $plot }

## Events

event-dealt = { $seat } starts with { $count ->
        [one] plot
       *[other] plots
    } { $plot }.
event-first = { $seat } goes first.
event-turn = { $seat } takes the pillar.
event-final-turn = { $seat } takes the pillar for a final turn.
event-income = { $seat } receives { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } in temple income.
event-income-open = { $seat } may claim { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } in temple income.
event-income-claimed = { $seat } claims { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } in temple income.
event-income-lost = { $seat } did not claim { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } in time. The income is lost.
event-drawn = { $count ->
        [one] Plot { $plot } is revealed.
       *[other] Plots { $plot } are revealed.
    }
event-turned-over = The discard pile is turned over and becomes the new draw pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
event-shuffled = The discard pile is shuffled and becomes the new draw pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
event-auction = { $seat } puts the plots up for auction.
event-sealed = { $seat } { $count ->
        [one] has placed a bid.
       *[other] have placed their bids.
    }
event-bid = { $seat } bids { $amount }.
event-bid-favourite = { $seat } bids { $amount }, which counts as { $total } with the pillar.
event-bid-void = { $seat } bids { $amount } but does not have that much: the bid is void.
event-bid-without-pawns = { $seat } has no pawns left and takes no part in the auction.
event-winner = { $seat } has the highest bid.
event-winners = { $seat } has the highest bid and { $other } the second-highest.
event-sold = { $seat } buys plot { $plot } for { $amount ->
        [0] nothing
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-noted = { $seat } enters plot { $plot } in the ledger at { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-not-noted = { $seat } does not write down the price of plot { $plot }.
event-placed = { $seat } uses card { $card } for plot { $plot }.
event-unsold = { $count ->
        [one] Nobody takes plot { $plot }. Its card goes on the discard pile.
       *[other] Nobody takes plots { $plot }. Their cards go on the discard pile.
    }
event-put-aside = { $count ->
        [one] The card of plot { $plot } goes on the discard pile.
       *[other] The cards of plots { $plot } go on the discard pile.
    }
event-built = { $seat } builds { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $amount ->
        [0] free
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-stone-free = { $seat } uses the divine stone and builds { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for free.
event-stone-cheaper = { $seat } uses the divine stone and builds { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $amount ->
        [0] free
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-extended = { $seat } uses the divine stone and extends a temple to { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    } for { $amount ->
        [0] free
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-joined = { $seat } uses the divine stone and merges temples into { $size ->
        [1] a small temple on plot { $site }
        [2] a medium temple on plots { $site }
       *[3] a large temple on plots { $site }
    }.
event-passed = { $seat } passes.
event-last-plot-sold = The last plot has been sold. Each player takes one final turn; { $seat } goes last.
event-over = The final turns are over.
event-over-early = No more temples can be built: the game ends immediately.
event-temples-pay = { $seat } receives { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    } for { $size ->
        [1] { $count ->
                [one] { $count } small temple.
               *[other] { $count } small temples at { $value } each.
            }
        [2] { $count ->
                [one] { $count } medium temple.
               *[other] { $count } medium temples at { $value } each.
            }
       *[3] { $count ->
                [one] { $count } large temple.
               *[other] { $count } large temples at { $value } each.
            }
    }
event-bonus = { $seat } is the only builder on peninsula { $peninsula } and receives a bonus of { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.
event-result = { $seat } finishes { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }.

## Reasons

reason-all-sold = All plots have been sold; there is nothing left to auction.
reason-already-built = There is already a temple there ({ $site }).
reason-bid-first = Place your bid first.
reason-bid-over-money = You can’t bid { $amount }: you have only { $money }.
reason-bid-range = In the first auction you must bid from { $low } to { $high }.
reason-discount-only = At this table the stone takes { $stone-discount ->
        [one] { $stone-discount } ox
       *[other] { $stone-discount } oxen
    } off the cost; it doesn’t make a plot free.
reason-extend-instead = Some of these plots have no temple yet: choose “extend” instead.
reason-join-instead = All these plots already have temples: choose “merge” instead.
reason-income-automatic = At this table income is paid automatically.
reason-last-plot = You can’t build on the last empty plot of peninsula { $peninsula }: you have no temple there.
reason-must-act = You must hold an auction or build. You can pass only in your final turn.
reason-name-free-plot = Choose the plot that the stone makes free.
reason-no-pawns = You need { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    } for the unsold plots; you have only { $pawns }.
reason-no-temple-there = You have no temple there ({ $site }).
reason-not-both = One stone can add plots or merge temples, but not both.
reason-not-on-offer = Plot { $plot } is not up for auction.
reason-not-own = You can build only on plots of your own ({ $site }).
reason-not-placeable = This card can’t stand for plot { $plot }.
reason-not-your-income = Only the active player can claim income.
reason-note-first = Decide whether to write down the price first.
reason-nothing-to-claim = There is no income to claim.
reason-place-first = Choose the plot this card stands for first.
reason-plot-stays-empty = You can’t build on the last empty plot of peninsula { $peninsula }: at this table it must stay empty.
reason-stone-used = You have already used your divine stone.
reason-supply-empty = There are no { $size ->
        [1] small
        [2] medium
       *[3] large
    } temples left in the supply.
reason-take-first = Take one of the plots first.
reason-temple-cut = A temple extends beyond these plots ({ $site }) and can’t be split.
reason-too-dear = This costs { $amount ->
        [one] { $amount } ox
       *[other] { $amount } oxen
    }; you have only { $money }.
reason-two-temples-only = At this table only two temples can be merged.

## The board

board-offer = Up for auction
board-draw-pile = Draw pile
board-discard = Discard pile
board-supply = Temples left
board-pawns = Pawns
board-money = Oxen
board-stone = Divine stone
board-bid = Bid
board-score = Wealth
board-temples = Temples
board-hidden = hidden
board-final-turns = { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
board-opening-advice = Suggested bid: { $low } to { $high }
board-opening-compulsory = Compulsory: { $low } to { $high }
board-value = Value each

## Where points come from

source-money = Remaining money
source-small = Small temples
source-medium = Medium temples
source-large = Large temples
source-bonus = Peninsula bonuses

# What somebody got wrong.

mistake-plot-twice = land, holy: a plot is listed twice
mistake-unnoted-unowned = unnoted: a plot that nobody owns has a forgotten price
mistake-temples-overlap = temples: two cover the same plot
mistake-temple-on-others = temples: the temple on { $temple } does not stand on plots of a single seat
mistake-holy-without-temple = holy: a built plot without a temple
mistake-card-twice = cards: a card is in two places
mistake-many-shown = shown: more cards than there are spaces
mistake-card-sold = cards: contains the card of a sold plot
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
mistake-rows-uneven = peninsula { $peninsula }: all rows must have the same length
mistake-peninsula-large = peninsula { $peninsula }: at most { $most } plots
mistake-bonus-missing = bonus: no bonus for a peninsula of { $plots ->
        [one] { $plots } plot
       *[other] { $plots } plots
    }
mistake-peninsula-twice = peninsula: two have the same name
mistake-opening-range = auction: the opening range must lie on the dial, low before high
mistake-setup-seats = setup: there must be one entry each for 3, 4, 5 and 6 seats, in this order
mistake-setup-uneven = setup for { $seats }: the starting plots must be different and must divide evenly among the seats
mistake-setup-plot = setup for { $seats }: a starting plot is not on the board
mistake-setup-first = setup for { $seats }: first_plot must be a starting plot
mistake-setup-pawns = setup for { $seats }: there are not enough pawns for all plots
mistake-setup-colours = setup for { $seats }: there are pawns in only { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }
mistake-setup-colour = setup for { $seats }: a colour has fewer than { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }
mistake-sum-money = money
mistake-sum-pawns = pawns
mistake-sum-plots = plots
mistake-sum-temples-over-plots = temples over plots
mistake-sum-temples-of = temples of { $number }
mistake-sum-cards-and-plots-sold = cards and plots sold

# For learning agents
agents-active = who holds the pillar
agents-money = money; −1 where it is hidden
agents-pawns = pawns in hand
agents-stone = who still has the divine stone
agents-temples = temples of each size, seat by seat
agents-sealed = who has sealed a bid
agents-bids = revealed bids; −1 for none
agents-own-bid = the seat’s own sealed bid; −1 for none
agents-owner = the plots of each seat, seat by seat
agents-price = what was paid for each plot
agents-forgotten = plots whose price was not written down
agents-temple = the size of the temple on each plot; 0 for none
agents-built = number of that temple in building order, from 1
agents-offer = cards up for auction, left to right from 1
agents-next = upcoming cards whose order is known, from 1
agents-discard = discarded cards, from 1 for the oldest
agents-pile = cards in the draw pile
agents-supply = temples of each size left in the supply
agents-auctions = auctions held so far
agents-claimable = income that may still be claimed
agents-final-turns = final turns left; −1 before the last sale
agents-advice = whether the first auction’s range applies
agents-ending = how the game ended: 0 not yet, 1 after the last sale, 2 early

## The board on the page

page-map = Map of the peninsulas
page-plot-free = Plot { $number }, unsold
page-plot-owned = Plot { $number }, owned by { $owner }, price { $price }
page-plot-temple = Plot { $number }, owned by { $owner }, with { $size ->
    [1] a small temple
    [2] a medium temple
   *[3] a large temple
}
page-temple = { $size ->
    [1] small temple
    [2] medium temple
   *[3] large temple
}
page-pillar = Pillar (Favourite of the Gods)
page-sealed = Bid placed
page-ledger = Ledger
page-price = Price
page-dial-tens = Tens
page-dial-units = Units
page-dial-less = Bid less
page-dial-more = Bid more
page-where = { $auction ->
        [0] Start of the game
       *[other] Auction { $auction }
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left

## Explanations of decisions on the page, shown once

tip-act = Auction the revealed plots, or build one temple on your own plots. Building costs what you paid for those plots. Your divine stone helps once per game.
tip-bid = All players bid in secret, and { $auction-sold ->
        [one] the highest bidder chooses a plot.
       *[other] the two highest bidders each choose a plot.
    } Winners pay their bid, and building on that plot later costs the same amount again.
tip-take = Your bid was high enough: choose a plot. Plots next to your own allow larger temples.
tip-note = If you don’t write down the price, building on this plot will cost you extra.
tip-place = This card’s plot is already taken, so it can stand for any highlighted plot.
tip-last-turn = This is your final turn: build another temple if it is worth it, or pass.

## The texts that the rules come from

text-haffner = Haffner
text-haffner-about = French translation of the rules by François Haffner, 2002
text-jeux-en-boite = Jeux en Boîte
text-jeux-en-boite-about = French summary of the rules in the magazine Jeux en Boîte
text-reviews = reviews
text-reviews-about = German and Dutch reviews and translations, read in part

## Short questions and labels on the page

question-act = Hold an auction or build a temple?
question-bid = How much do you bid?
question-note = Write down the price of plot { $plot }?
question-place = Which plot does card { $card } stand for?
question-last-turn = Your final turn: build or pass?
button-auction = Hold the auction
button-note = Write it down
button-forget = Leave it out
button-build = Build on { $site } for { $price ->
        [0] free
       *[other] { $price }
    }
button-stone-build = Stone: { $site } for { $price ->
        [0] free
       *[other] { $price }
    }
button-stone-free = Stone, plot { $plot } free: { $price }
button-stone-extend = Stone: extend to { $site } for { $price ->
        [0] free
       *[other] { $price }
    }
button-stone-join = Stone: merge { $site }
button-claim = Claim +{ $income }
kind-bid = Bids
kind-auction = Auction
kind-build = Build
kind-stone-build = Build with the divine stone
kind-stone-free = Build with the divine stone, one plot free
kind-stone-extend = Extend with the divine stone
kind-stone-join = Merge with the divine stone
kind-take = Plots up for auction
kind-place = Free plots

## What a choice costs and brings, on the page

page-does-act = Oxen: { $money } · { $count ->
        [0] you cannot build anything now
        [one] { $count } place for a temple is highlighted
       *[other] { $count } places for temples are highlighted
    }
page-does-auction = All players bid in secret; { $auction-sold ->
        [one] the highest bidder buys a plot
       *[other] the { $auction-sold } highest bidders buy a plot each
    }
page-does-build = { $price ->
        [0] Free
       *[other] Costs { $price }
    }, leaves { $left } · wealth from { $now } to { $then }
page-does-stone = Uses the divine stone · { $price ->
        [0] free
       *[other] costs { $price }
    }, leaves { $left } · wealth from { $now } to { $then }
page-does-bid = Leaves { $left } · { $auction-sold ->
        [one] the highest bidder pays
       *[other] the { $auction-sold } highest pay
    }{ $bonus ->
        [0] {""}
       *[other] {" "}· the pillar adds { $bonus }
    }{ $opening ->
        [1] {" "}· suggested: { $auction-opening-low } to { $auction-opening-high }
        [2] {" "}· compulsory: { $auction-opening-low } to { $auction-opening-high }
       *[0] { $prices ->
            [0] {""}
           *[other] {" "}· prices so far: { $low } to { $high }
        }
    }
page-does-bid-void = You have only { $money }: this bid would be void
page-does-take = Price { $price }, leaves { $left } · choose a card or its plot
page-does-place = Price { $price }, leaves { $left } · choose a free plot
page-does-take-alone = Leaves { $left } · completes no row with your empty plots
page-does-take-joins = Leaves { $left } · completes { $site }: { $size ->
        [2] a medium temple
       *[3] a large temple
    } there costs { $cost }
page-does-note = Building there will cost the price you paid
page-does-forget = Building there will cost more than your most expensive plot
page-does-claim = Income you do not claim in your turn is lost
page-does-pass = You keep { $money } · wealth { $now }

## More on the page

page-where-over = End of the game
page-where-bids = Auction { $auction } · bids: { $bids } of { $all }
page-rank = { $rank ->
        [1] 1st
        [2] 2nd
       *[other] { $rank }th
    }
page-bid = Bid { $bid }
page-income = Income
page-cost = Cost
page-stone-used = Divine stone, used
page-ledger-empty = You have no plots yet.
page-joins = With the cards up for auction:
page-joins-price = { $price } + bid

## Explanations on the page

explain-site = { $site } ({ $price })
explain-of = { $name } { $amount }
explain-nobody = nobody
explain-on-peninsula = Peninsula { $peninsula }
explain-plot = Plot { $plot }
explain-plot-free = Unsold. Its card comes up for auction, and the buyer puts a pawn on it.
explain-plot-owned = Building on a plot costs its owner the price paid for it once again.
explain-offered = Up for auction now.
explain-forgotten = not written down
explain-last-owners = only for players with a temple on this peninsula
explain-last-never = must stay empty
explain-fault-supply-empty = No temple of this size is left.
explain-fault-last-plot = The last empty plot is only for players with a temple here.
explain-fault-plot-stays-empty = The last empty plot of a peninsula must stay empty.
explain-fault-no-pawns = There are not enough pawns.
explain-temple-on = { $size ->
        [1] Small temple on { $site }
        [2] Medium temple on { $site }
       *[3] Large temple on { $site }
    }
explain-temples = { $size ->
        [1] Small temples
        [2] Medium temples
       *[3] Large temples
    }
explain-temple-pays = { $size ->
        [1] Income per turn: { $temples-income-1 }
        [2] Income per turn: { $temples-income-2 }
       *[3] Income per turn: { $temples-income-3 }
    }
explain-temple-worth = { $size ->
        [1] At the end each is worth { $temples-factor-1 } times the number of small temples on the board, no matter whose.
        [2] At the end each is worth { $temples-factor-2 } times the number of medium temples on the board, no matter whose.
       *[3] At the end each is worth { $temples-factor-3 } times the number of large temples on the board, no matter whose.
    }
explain-peninsula = Peninsula { $peninsula }
explain-peninsula-bonus = At the end the only player with temples here gets a bonus of { $bonus ->
        [one] { $bonus } ox
       *[other] { $bonus } oxen
    }.
explain-card = Card of plot { $plot }
explain-card-does = The player who chooses this card buys plot { $plot } for the bid on their dial.
explain-joins-nothing = This plot completes no row with your empty plots.
explain-cards = Up for auction
explain-cards-do = { $sold ->
        [one] At most { $sold } of these plots is sold in the auction; the other cards are discarded.
       *[other] At most { $sold } of these plots are sold in the auction; the other cards are discarded.
    }
explain-pile = The active player reveals the next cards from here. The cards of sold plots do not come back.
explain-discard = Cards nobody took. When the draw pile is empty, they are used again.
explain-dial = Dial of { $name }
explain-dial-idle = For secret bids: all players set a number and reveal it together.
explain-dial-open = This player has not bid yet.
explain-dial-sealed = The bid is placed and stays secret until all players have bid.
explain-dial-shown = The revealed bid. The highest bidders choose a plot and pay exactly this.
explain-dial-out = Takes no part in this auction because no pawn is left.
explain-dial-range = { $dial-low } to { $dial-high }
explain-pillar = Its holder is the active player and wins ties; the pillar adds { $bonus } to their bid.
explain-stone = Once per game: build more cheaply, extend a temple, or merge temples.
explain-stone-there = Not used yet.
explain-stone-used = Already used.
explain-money = For bids and temples. What is left at the end counts, too; the richest player wins.
explain-pawns = Each plot you buy needs a pawn. Without pawns you cannot buy plots.
explain-income = What your temples bring you in each of your turns.
explain-ledger = Your plots with the price of each. Building there costs the same once again.
explain-reconstructed-shape = which plots are adjacent
explain-fact-joins = Would complete
explain-fact-others = Its other plots cost
explain-fact-empty = Empty plots here
explain-fact-last = Last empty plot
explain-fact-owner = Player
explain-fact-price = Price paid
explain-fact-sites = A temple costs
explain-fact-worth = Worth now
explain-fact-one-more = With one more
explain-fact-alone = Only builder
explain-fact-temples-worth = Worth now
explain-fact-plots = Plots
explain-fact-left = Left
explain-fact-next = Next cards
explain-fact-bid = Bid
explain-fact-counts = Counts as
explain-fact-range = Possible bids
explain-fact-holder = Held by
explain-fact-has = Built
explain-fact-money = Oxen
explain-fact-wealth = Wealth now
explain-fact-each-turn = Per turn
explain-fact-claimable = To be claimed

## The log on the page

page-log-points = Only what brings oxen
log-bids = Bids: { $items }
log-sold = { $items }
log-aside = { $items }
log-scored = { $items }
short-bid = { $seat } { $amount }
short-bid-favourite = { $seat } { $amount } (counts as { $total })
short-bid-void = { $seat } { $amount } (void)
short-bid-without-pawns = { $seat }: no pawns
short-sold = { $seat } buys plot { $plot } for { $amount }
short-noted = written down
short-temples-pay = { $seat } +{ $amount } ({ $size ->
        [1] small temples
        [2] medium temples
       *[3] large temples
    })
short-bonus = { $seat } +{ $amount } (peninsula { $peninsula })

# Why a move is better, and what another one gives up.

term-money = It leaves you with more money to spend.
    .lost = It leaves you with less money to spend.
term-temples = Your temples become worth more.
    .lost = Your temples are worth less.
term-land = More or larger temples fit on your plots.
    .lost = Fewer or smaller temples fit on your plots.
term-rows = It keeps rows of three open to you.
    .lost = It gives up rows of three.
term-stone = It makes better use of your divine stone.
    .lost = It makes poorer use of your divine stone.
term-income = It brings more income in the rounds to come.
    .lost = It gives up income in the rounds to come.
term-alone = You are closer to being the only builder on a peninsula.
    .lost = You are further from being the only builder on a peninsula.
term-tempo = Your next turn comes sooner.
    .lost = Your next turn comes later.

# Kinds of decisions, as themes of puzzles.

theme-act = Build or auction
theme-bid = Bidding
theme-take = Choosing a plot
theme-note = Writing down prices
theme-place = Another plot
theme-last-turn = Final turn

## The rulebook on the page

book-goal = You are builders on the coasts of ancient Greece. You buy plots, put temples on them and want to end up richer than everyone else.
book-play = In your turn you either auction the plots on display or build one temple. In an auction everyone bids in secret; the winners pay and put a pawn on their plot. Building on a plot costs what you paid for it once again, but temples bring income every turn and are worth more the more of their size stand on the board.
book-winner = When all plots are sold, everyone takes one last turn. The player with the most oxen, temples and bonuses included, wins.
book-turn-income = Your temples pay income.
book-turn-reveal = Reveal the next plot cards.
book-turn-choice = Choose: auction these plots, or build a temple.
book-turn-bid = Auction: all players bid in secret on their dials.
book-turn-take = The winners choose a plot, pay and put a pawn on it.
book-turn-build = Or build: pay the prices of your plots once again and set up a temple.
book-turn-pillar = The pillar goes to the player on your left.
book-table-temples = Temples
book-table-peninsulas = Peninsulas
book-table-setups = Setup by number of players
book-column-temple = Temple
book-column-supply = Supply
book-column-income = Income
book-column-worth = Value at the end
book-column-peninsula = Peninsula
book-column-plots = Plots, row by row
book-column-bonus = Bonus
book-column-players = Players
book-column-money = Oxen
book-column-pawns = Pawns
book-column-start = Starting plots

# The groups of the component file, for the form on the page.

component-cards = Plot cards
component-temples = Temples (small, medium, large)
component-pawns = Pawns
component-pillar = Pillar
component-stone = Divine stone
component-auction = Auction
component-dial = Bidding dial
component-ledger = Price written down wrong
component-money = Money
component-bonus = Peninsula bonus
component-neighbour = Adjacent plot
component-setup = Setup
component-peninsula = Peninsula

## Lesson: the first game

lesson-first-welcome = Around this sea lie the peninsulas of the gods, { $cards-plots } plots in all. You buy plots at auction, build temples on them and grow rich, because temples are worth money too. When the game is over, the wealthiest player wins.
lesson-first-own = Plot { $plot } is yours: it was dealt to you and cost nothing. Below the board you see your money: { $money }. It is counted in oxen, it pays for everything, and the other players cannot see how much you have.
lesson-first-cards = It is { $other }’s turn. Three cards lie face up: plots { $plots }. { $other } could build a temple, but puts these plots up for auction instead. All of you may bid, and the highest and the second-highest bidder each buy one.
lesson-first-adjacent = Look at plot { $plot }. It is next to your plot { $mine }, and a temple may cover up to three plots in a straight line. The larger a temple is, the more it is worth, so plots next to each other belong together.
lesson-first-bid = Bids are secret: you all set a dial, and all dials are revealed together. In the first auction, { $auction-opening-low } to { $auction-opening-high } is a good guide. Set yours to { $amount } and place your bid: enough for a plot, and not all your money.
lesson-first-second = The dials are open. { $other } bid { $first } and chose first; you came second with { $amount }, so you choose next. Each of you pays exactly what your own dial shows. The other players pay nothing, whatever they bid.
lesson-first-take = Plot { $plot } is still there, right next to your own. Take it, on the map or among the cards. The card that nobody takes goes on the discard pile and comes back later, so no plot is lost for ever.
lesson-first-rivals = Two turns have passed; the log tells you what happened. { $seat } and { $other } each built a small temple on their starting plot. There was no auction, because in each turn the active player does one or the other: auction or build.
lesson-first-price = You paid { $price } for plot { $plot }, and that is written in your ledger. Building on it costs the same amount again, so in the end you pay for a plot twice. Plot { $free } was free, and building on it is free as well.
lesson-first-build = Now it is your turn. Choose plots { $site } and build a medium temple for { $price }, without the divine stone; you will need that later. The revealed cards go on the discard pile, because a player who builds holds no auction.
lesson-first-worth = A medium temple is worth { $temples-factor-2 } times the number of medium temples on the board, no matter who built them. Yours is worth { $value } now; with a second one, each would be worth { $next }. So the temples of others make you richer too.
lesson-first-nothing = Another auction, but none of these plots is near your temple. You do not have to buy: you may also bid { $amount }, which keeps your money together. Set your dial to { $amount } and see what the others are willing to pay.
lesson-first-hidden = You still have { $money }. Money is hidden, but bids are not: if you remember what the others have paid, you know what they can still afford. The plot that nobody took lies on the discard pile.
lesson-first-row = Plot { $plot } continues your row, and three plots in a row carry a large temple. This time you really want to win, so bid more: { $amount }. Building on it will cost the same again, and that is the limit to keep in mind.
lesson-first-first = Your bid is the highest, so you choose first. Take plot { $plot }. The second-highest bidder then chooses from the rest. Being first only matters if two of you want the same plot; otherwise a lower bid would have done.
lesson-first-income = Your turn begins with income: your temple has just paid you { $income }. Each turn a small temple pays { $temples-income-1 }, a medium one { $temples-income-2 } and a large one { $temples-income-3 }. The earlier a temple stands, the more often it pays.
lesson-first-stone = This is your divine stone. You use it once per game when you build: to save money, to merge temples or to extend one. Without it, a temple never changes its size, so keep it until it changes a lot.
lesson-first-extend = Now it does. Choose plots { $site } and extend your temple with the stone. You pay for the new plot only: { $price }. A large temple is worth { $temples-factor-3 } times the number of large temples on the board.
lesson-first-bonus = Your large temple is worth { $value } already. There is more: you are the only player with temples on this peninsula, and if it stays that way until the end, you receive a bonus of { $bonus }. One temple of another player would take it away.
lesson-first-last-plot = Empty plots on your peninsula: { $unbuilt }. When only one plot of a peninsula has no temple, only a player who already has a temple there may build on it. So the last one is safe for you, and buying another protects your bonus.
lesson-first-auction = Your turn again, and your temple has paid { $income }. You have no empty plot to build on, so hold an auction. Plot { $plot } is among the cards. Nobody has built on its peninsula yet: a good place for your next temple.
lesson-first-pillar = In your own turn you hold the pillar: your bid counts { $pillar-bonus } more than your dial shows, and you do not pay for that. So you can bid a little less than you otherwise would. Set your dial to { $amount }.
lesson-first-favoured = { $other } bid { $theirs }, more than your { $amount }, but the pillar puts you first. It also decides ties in your favour. Take plot { $plot }. If you want a plot very much, your own auction is the best moment for it.
lesson-first-partner = Plot { $plot } is next to your new plot { $mine }. This time the pillar helps another player, but the second-highest bid is enough for you, as long as nobody else wants the same plot. Bid { $amount }.
lesson-first-again = Second again, and the plot is still there. Take plot { $plot }. You now own two plots next to each other, ready for a medium temple. It will cost what you paid for both together: cheap plots make cheap temples.
lesson-first-end = The draw pile was empty, so the discard pile was turned over without shuffling. Cards left: { $cards }. When the last plot is sold, each player takes one final turn, and then the game is over. Keep enough money to build in that turn.
lesson-first-score = What would you have if the game ended now? Money: { $money }. Large temple: { $value }. Bonus for the peninsula: { $bonus }. Together: { $score }. A plot without a temple counts for nothing, so it is only a promise until you build.
lesson-first-play-on = That is the whole game. It is your turn: you could build a medium temple on plots { $plot } and { $mine }, or hold an auction if you like the cards. From now on the others decide for themselves, and so do you.

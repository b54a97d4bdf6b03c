# A campaign.

campaign-title = Campaign: { $game }
campaign-about = Play the levels in order, each with a new civilisation. Your progress is kept in this browser.
campaign-levels = The levels
campaign-level = Level { $level }
campaign-target =
    { $target ->
        [one] { $target } point to win
       *[other] { $target } points to win
    }
campaign-won-mark = won
campaign-best = Best result with { $choice }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
campaign-current = You are playing level { $level }
campaign-play = Continue
campaign-give-up = Give up
campaign-give-up-about = A level that you give up counts as failed, and you cannot choose its civilisation again.
campaign-complete = You have won all the levels.
campaign-lost = You have no civilisations left for the remaining levels. Start a new campaign.
campaign-choose = Which civilisation do you want to play at level { $level }?
campaign-used = Already played: { $names }
campaign-save = Save to a file
campaign-open = Open a file …
campaign-new = New campaign
campaign-file-about = With the file you can continue the campaign on another device.
campaign-ignored = One level could not be read and does not count: { $why }.

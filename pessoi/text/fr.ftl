# Ce que tous les jeux ont en commun.

reason-over = La partie est finie.
reason-no-such-seat = Il n’y a pas de place { $seat } ; les places sont comptées à partir de 0, et il y en a { $seats }.
reason-no-such-move = Le coup { $move } n’existe pas.
reason-fate-first = Le hasard joue d’abord.
reason-not-your-turn = Ce n’est pas votre tour.
reason-no-chance-now = Rien n’est laissé au hasard en ce moment.
reason-no-such-outcome = Le hasard ne peut pas donner { $outcome } maintenant.
reason-not-now = Ce n’est pas ce qui est demandé maintenant.

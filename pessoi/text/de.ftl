# Was alle Spiele gemeinsam haben.

reason-over = Das Spiel ist aus.
reason-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze zählen ab 0, und es sind { $seats }.
reason-no-such-move = Den Zug { $move } gibt es nicht.
reason-fate-first = Zuerst entscheidet der Zufall.
reason-not-your-turn = Du bist nicht am Zug.
reason-no-chance-now = Jetzt entscheidet nichts der Zufall.
reason-no-such-outcome = Der Zufall kann jetzt nicht { $outcome } bringen.
reason-not-now = Danach ist jetzt nicht gefragt.

/** The sentences of notifications about contracts. `when` is past, today, tomorrow or later; `named` is yes where the contract has a name. */
export const enReasons = {
  deadline:
    'The contract {named, select, yes {“{name}” } other {}}with {party} {kind, select, renewal {{when, select, past {was renewed on {date}.} today {is renewed today.} tomorrow {is renewed tomorrow.} other {is renewed in {days, plural, one {# day} other {# days}}, on {date}.}}} other {{when, select, past {ended on {date}.} today {ends today.} tomorrow {ends tomorrow.} other {ends in {days, plural, one {# day} other {# days}}, on {date}.}}}}',
  actBy: '{kind, select, renewal {To stop it, give notice by {date}.} other {The last day to give notice is {date}.}}',
};

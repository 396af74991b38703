-- The last day on which support may view the company; without one until it is turned off.
alter table company add column allow_support_until date;

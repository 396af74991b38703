-- The first day of the first year of signatures, which the later ones repeat; null where it is that of the year that runs.
alter table subscription add signature_since date;

-- The days of a year that were the law's when it was closed: a work week, birthday or employment that is changed later does not change them. Null: it
-- was closed before this was kept.
alter table absence_closed_year add column statutory numeric(5, 1);

-- What each day of a span was counted as, in half days from the first date on: '2' a whole day, '1' a half, '0' none.
-- Sums of a closed year are read from it; empty for spans written before this column, which are counted by today's settings.
alter table absence_span add column counted text not null default '' check (counted ~ '^[012]*$');

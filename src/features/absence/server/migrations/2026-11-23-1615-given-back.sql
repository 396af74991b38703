-- 'a', 'b' and 'c' are '0', '1' and '2' of a vacation's dates that sick leave gave back: they count for nothing, and count again when it is deleted.
alter table absence_span drop constraint absence_span_counted_check, add constraint absence_span_counted_check check (counted ~ '^[012abc]*$');

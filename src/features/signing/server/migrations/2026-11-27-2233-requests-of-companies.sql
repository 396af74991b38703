-- Requests from before these columns get what two migrations should have given them, from which forced row-level security hid all rows.
alter table signing_request no force row level security;
alter table signing_recipient no force row level security;
update signing_request set is_annulment = true where annuls_id is not null and not is_annulment;
update signing_request request set search_text = signing_words(request) where search_text <> signing_words(request);
update signing_recipient set is_erased = true where email = '' and not is_erased;
alter table signing_recipient force row level security;
alter table signing_request force row level security;

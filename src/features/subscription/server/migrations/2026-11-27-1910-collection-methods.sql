-- Collection methods have the names that they have on the wire.
create function wire_method(method text) returns text language sql immutable as
  $$ select case method when 'card' then 'payment_card' when 'ehf' then 'ehf_invoice' else method end $$;

alter table subscription no force row level security;
alter table subscription drop constraint subscription_collection_method_check;
update subscription set collection_method = wire_method(collection_method) where collection_method is not null;
alter table subscription add constraint subscription_collection_method_check check (collection_method in ('payment_card', 'invoice', 'ehf_invoice'));
alter table subscription force row level security;

alter table subscription_purchase no force row level security;
update subscription_purchase
set wish = jsonb_set(wish, '{collectionMethod}', to_jsonb(wire_method(wish ->> 'collectionMethod')), false),
  priced = case when priced is not null then jsonb_set(priced, '{method}', to_jsonb(wire_method(priced ->> 'method')), false) end;
alter table subscription_purchase force row level security;

drop function wire_method(text);

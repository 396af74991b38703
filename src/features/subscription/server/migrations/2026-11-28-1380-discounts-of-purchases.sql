-- Lines of an order that waits for its payment say what a discount code takes off them; those of before have it in their price.
alter table subscription_purchase no force row level security;

update subscription_purchase
set priced = jsonb_set(priced, '{now,lines}', (
  select jsonb_agg('{"discount": 0}'::jsonb || line order by place) from jsonb_array_elements(priced #> '{now,lines}') with ordinality as kept (line, place)))
where jsonb_typeof(priced #> '{now,lines}') = 'array' and priced #> '{now,lines}' <> '[]';

alter table subscription_purchase force row level security;

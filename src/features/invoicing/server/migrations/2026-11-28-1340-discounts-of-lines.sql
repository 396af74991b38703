-- What a discount code takes off quantity times price. Lines of before have it in their price.
alter table invoice_line add discount bigint not null default 0;

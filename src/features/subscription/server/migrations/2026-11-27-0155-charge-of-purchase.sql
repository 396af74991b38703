-- Where somebody confirms a payment is kept with the payment.
alter table subscription_purchase drop column action_url;

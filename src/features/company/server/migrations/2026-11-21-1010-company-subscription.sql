-- What the company's subscription includes. Null while the payment solution is off, and then every subscription feature is allowed (000 §6).
alter table company add column subscription_features text[];

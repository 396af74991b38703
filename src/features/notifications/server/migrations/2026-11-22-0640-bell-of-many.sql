-- The bell of somebody with 100,000 notifications: the newest unseen are found in their order, to be marked some thousands at a time,
-- and those of one reason among the unread without reading the others.
drop index notification_unseen;
create index notification_unseen on notification (company_id, company_user_id, at desc, id desc) where seen_at is null;
drop index notification_unread;
create index notification_unread on notification (company_id, company_user_id, at desc, id desc) include (reason) where read_at is null;

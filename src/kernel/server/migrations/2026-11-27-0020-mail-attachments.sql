-- Files that go with a mail, sealed like the rest of it and cleared once it was sent.
alter table mail add column attachments text;

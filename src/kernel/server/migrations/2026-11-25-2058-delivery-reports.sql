-- The job that is told whether a mail was accepted, with what it is told by; no content of the mail.
alter table mail add column report text;

-- A task about something that somebody who leaves holds elsewhere in the product: of which kind.
alter table task add column held_kind text, add check (held_kind is null or owner_kind = 'onOffBoardingPlan');

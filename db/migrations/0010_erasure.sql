-- What stays of a student who is deleted: receipts keep the name, and the trail says that somebody acted, no more.

grant update (contact) on receipt to munshi_app;
update receipt r set contact = '' from student s where s.id = r.student_id and s.status = 'Deleted' and r.contact <> '';

-- A student's name stands with the account, where it can be erased; in the trail it could not.
update audit_entry set actor_name = '' where actor_role = 'student';

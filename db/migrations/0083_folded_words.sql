-- Digits of Indian scripts and Urdu read as 0 to 9. Otherwise as before.
create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return normalize(trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(regexp_replace(normalize(
            regexp_replace(value,
              '[´\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
              '\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e01ef]', '', 'g'),
            NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
          '[''`\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c]', '', 'g'),
        'łøđðħŧŋıĸſς'
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
        '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
        'loddhtniksσ'
        '012345678901234567890123456789012345678901234567890123456789'
        '01234567890123456789012345678901234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u0009-\u000d\u0020\u0085\u00a0\u058a\u05be\u1400\u1680\u180e\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u2043\u2053'
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g')), NFC);

-- Folds stored texts with such digits again. A generated column is computed when its own columns are set.
update student set search_key = fold_text(search_key), search_text = fold_text(search_text)
where (search_key, search_text) <> (fold_text(search_key), fold_text(search_text));
update enquiry set name = name, name_key = fold_text(name_key)
where (search_text, name_key) <> (fold_text(search_text), fold_text(name_key));
update course set name = name where search_key <> fold_text(search_key);
update batch set code = code where search_key <> fold_text(search_key);

-- The words of an entry are folded as what they are compared with.
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));

-- Without an import, nothing is of it: `is not distinct from` would take every record that was not imported.
alter function undo_imported strict;
alter function remove_imported_enquiries strict;
alter function remove_imported_marks strict;

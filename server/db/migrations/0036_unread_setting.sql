-- Nobody reads it: the site's name is part of its code.
DELETE FROM "settings" WHERE "key" = 'title';

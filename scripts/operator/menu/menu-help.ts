/** How a menu's file is written: `menu import --help`. */
export const MENU_HELP = `
  --dry-run  says what would be made, changed and taken off, and does nothing
  --replace  takes off what the file does not name: products become inactive, options go
             (those that an order or a cart has are sold out instead)
  --lang     the language of the columns title and description; en

The first line of a CSV names its columns, in any order; only slug or sku, title and price are needed for something new.
Commas, semicolons or tabs, with quotes where a cell holds them; UTF-8. A column that is not there changes nothing.

  slug, sku           which product it is: give one of them, and keep it
  title, title:ru …   its name by language; description, description:ru … likewise. Both empty: no such language
  price               of the default currency, such as 4.50
  category            section of the menu, by slug or title; made when it is new
  img, gallery        a picture beside the file (pictures/plov.jpg), an https address, or a path of the site
  quantity            how many are left; 1000 when a new product has none
  options             Size=Large: a row for each option, with the same slug, its own price, quantity and sku
  addons              groups of add-ons that it offers: Sauces|Drinks
  unit                portion, pcs, g, kg, ml, l, pack, bottle
  min_qty, max_qty, interval   how much is taken at once: 1, 99, 1
  active, vegetarian, spicy    yes or no
  allergens           gluten|milk|egg …; option_allergens: those of one option alone
  kcal, protein_grams, fat_grams, carb_grams, tax_percent, position, status

Several values in one cell have | between them. Rows of other kinds say so in the column type:

  product             the usual one
  addon               something that is added: slug, title, price
  group               a group of add-ons: its name in slug, min and max to choose, its add-ons in items: ketchup|mayo
  category            a section: slug, title, img, active, position
  extra               a group of options (Size): its name in slug, title by language, kind text, color or image
  value               one of its values: Size=Large in options, title by language, value (a CSS colour or picture)

A first cell to begin with: docs/menu-example.csv. JSON has the same parts; menu export --format json shows them.`;

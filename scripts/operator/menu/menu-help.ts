/** How a menu's file is written: `menu import --help`. */
export const MENU_HELP = `
  --dry-run  says what would be made, changed and taken off, and does nothing
  --replace  takes off what the file does not name: products become inactive, options go
             (those that an order or a cart has are sold out instead)
  --turn     lets a product become an add-on, or an add-on a product, which is refused without it
  --lang     the language of the columns title and description; else that of the head over the titles, else en
  --sheet "Bar"            which sheet of a workbook; else the first that is seen and not empty
  --leave-out "Serves"     a column that is not to be read, by its head; as often as needed
  --encoding windows-1251  what a CSV is written in; else a mark at its start says so (UTF-8, UTF-16), and one that is not
             UTF-8 is read by the language of its heads, --lang or the menu; the answer says how

Your own spreadsheet will do: an Excel workbook (.xlsx, or .xlsm without running its macros; 5 MB, 20,000 rows, formulas as
they were worked out last), or CSV with commas, semicolons or tabs. A line names its columns, in any order, by the names
below or by their usual ones in English, Russian, Uzbek, Kazakh, German, French, Spanish, Italian, Turkish and Arabic:
Section; Dish; Price, $. What stands above that line, columns that are no part of a menu, totals and footnotes at the end
are left out, and the answer says which. A section may stand in the first of its rows alone, or in a row of its own. Rows of
one dish with a column Size are its sizes; so are columns of prices: S; M; L, or 30 cm; 40 cm. A column Extras may list
add-ons with their prices: Bacon +1.5; Cheese +1.
Only title and price are needed for something new. A column that is not there changes nothing.

  slug, sku           which product it is. Without them it is the one of that title, or a new one named after it
  title, title:ru …   its name by language; description, description:ru … likewise. Both empty: no such language
  price               of the default currency: 4.50, 4,50 $ or 45 000
  category            section of the menu, by slug or title; made when it is new
  img, gallery        a picture beside the file (pictures/plov.jpg), an https address, or a path of the site
  quantity            how many are left; 1000 when a new product has none
  options             Size=Large: a row for each option, with the same slug, its own price, quantity and sku
  addons              groups of add-ons that it offers: Sauces|Drinks
  unit                portion, pcs, g, kg, ml, l, pack, bottle
  min_qty, max_qty, interval   how much is taken at once: 1, 99, 1
  active, vegetarian, spicy    yes or no
  allergens           gluten|milk|egg …; option_allergens: those of one option alone. The letters of
                      the Austrian code do, too (A, C, G), also in brackets behind the names of two dishes or more;
                      other letters and figures differ between houses and are told
  kcal, protein_grams, fat_grams, carb_grams, tax_percent, position, status

Several values in one cell have | between them. Rows of other kinds say so in the column type:

  product             the usual one
  addon               something that is added: slug, title, price
  group               a group of add-ons: its name in slug, min and max to choose, its add-ons in items: ketchup|mayo
  category            a section: slug, title, img, active, position
  extra               a group of options (Size): its name in slug, title by language, kind text, color or image
  value               one of its values: Size=Large in options, title by language, value (a CSS colour or picture)

To begin with: docs/menu-example.csv. JSON has the same parts; menu export --format json shows them.`;

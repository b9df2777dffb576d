/** The styles of forms' parts (docs/adr/0047): checkout, accounts and applications. */
import '@/components/ui/panel/panel.module.css';
import '@/components/ui/notice-box/notice-box.module.css';
import '@/components/ui/two-columns/two-columns.module.css';
import '@/components/form/field/field.module.css';
import '@/components/form/text-field/text-field.module.css';
import '@/components/form/contact-field/contact-field.module.css';
import '@/components/form/form-alert/form-alert.module.css';
import '@/components/form/switch-field/switch-field.module.css';
import '@/components/form/choice-tile/choice-tile.module.css';
import '@/components/form/pick-card/pick-card.module.css';
import '@/components/form/numbered-block/numbered-block.module.css';
import '@/components/money/sums/sums.module.css';
import '@/components/money/paid/paid.module.css';
import '@/components/money/saving/saving.module.css';
import '@/components/order/order-lines/order-lines.module.css';
import '@/components/shop/slot-picker/slot-picker.module.css';
import '@/components/address/address-search/address-search.module.css';

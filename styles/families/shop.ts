/** The styles of a shop's page and of the dishes on it (docs/adr/0047). */
import '@/components/shop/shop-head/shop-head.module.css';
import '@/components/product/product-row/product-row.module.css';
import '@/components/product/product-row/product-control.module.css';
import '@/components/cart/floating-cart-bar/floating-cart-bar.module.css';
import '@/components/product/product-card/product-card.module.css';
import '@/components/product/allergen-icon/allergen-icon.module.css';
import '@/containers/group-order/group-button.module.css';
import '@/containers/shop/page/shop-page.module.css';
import '@/containers/shop/page/menu-bar.module.css';
import '@/containers/shop/page/info/shop-info.module.css';
import '@/components/shop/review-item/review-item.module.css';
import '@/components/shop/term-list/term-list.module.css';
import '@/components/shop/week-hours/week-hours.module.css';

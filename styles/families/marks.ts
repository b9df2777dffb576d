/** The styles of what cards and heads of shops share (docs/adr/0047). */
import '@/components/ui/badge/badge.module.css';
import '@/components/shop/rating/rating.module.css';
import '@/components/shop/like-button/like-button.module.css';
import '@/containers/shop/recent/shops-to-try.module.css';
import '@/components/ui/avatar/avatar.module.css';
import '@/components/product/quantity-stepper/quantity-stepper.module.css';

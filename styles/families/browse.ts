/** The styles of lists of shops (docs/adr/0047): one file for home, the lists and search. */
import '@/components/ui/skeletons/list-skeletons.module.css';
import '@/components/ui/section/section.module.css';
import '@/components/ui/scroll-row/scroll-row.module.css';
import '@/components/form/segmented-control/segmented-control.module.css';
import '@/components/shop/shop-card/shop-card.module.css';
import '@/components/shop/shop-card/shop-grid.module.css';
import '@/components/ui/infinite-sentinel/infinite-sentinel.module.css';
import '@/containers/shop/list/shop-list.module.css';
import '@/containers/shop/list/shop-tile.module.css';
import '@/containers/shop/list/category-tile.module.css';

/**
 * The styles that every page has, first and in one order: so the bundler makes one file of them, which stays in the
 * browser's cache from page to page, and no lazily loaded part brings them again (docs/adr/0047).
 */
import '@/components/ui/button/button.module.css';
import '@/components/ui/icon-button/icon-button.module.css';
import '@/components/ui/tool-button/tool-button.module.css';
import '@/components/ui/badge/count-badge.module.css';
import '@/components/ui/spinner/spinner.module.css';
import '@/components/ui/skeletons/skeletons.module.css';
import '@/components/ui/waiting-box/waiting-box.module.css';
import '@/components/ui/empty-state/empty-state.module.css';
import '@/components/ui/popover-panel/popover-panel.module.css';
import '@/components/ui/dropdown/dropdown.module.css';
import '@/components/shell/page-frame/page-frame.module.css';
import '@/components/shell/header-frame/header-frame.module.css';
import '@/components/shell/progress-bar/progress-bar.module.css';
import '@/components/shell/kept-page/kept-page.module.css';
import '@/components/shell/error-page/error-page.module.css';
import '@/components/shell/plain-notices/plain-notices.module.css';
import '@/components/shell/offline-bar/offline-bar.module.css';
import '@/components/shell/store-link/store-link.module.css';
import '@/components/shell/theme-toggle/theme-toggle.module.css';
import '@/components/shell/site-header/site-header.module.css';
import '@/components/search/search-form/search-form.module.css';
import '@/components/address/address-button/address-button.module.css';
import '@/containers/ui/site-logo.module.css';
import '@/containers/shell/footer.module.css';
import '@/components/ui/chip/chip.module.css';
import '@/components/content/page-hero/page-hero.module.css';
import '@/components/form/radio-mark/radio-mark.module.css';
import '@/components/money/price/price.module.css';

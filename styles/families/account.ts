/** The styles of an account's pages: their frame, menu and head (docs/adr/0047). */
import '@/containers/account/frame/account-tiles.module.css';
import '@/containers/account/frame/account-head.module.css';
import '@/components/account/account-frame/account-nav.module.css';
import '@/components/account/account-frame/account-frame.module.css';

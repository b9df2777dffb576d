/** The styles of applications and of a shop's own page (docs/adr/0047). */
import '@/containers/application/shared/shared.module.css';
import '@/components/application/step-fields/step-fields.module.css';
import '@/components/application/step-frame/step-frame.module.css';
import '@/components/application/summary/summary.module.css';
import '@/components/application/application-state/application-state.module.css';
import '@/containers/application/shared/application-landing.module.css';
import '@/components/application/upload-tiles/upload-tiles.module.css';
import '@/containers/application/shared/zone.module.css';
import '@/components/application/week-editor/week-editor.module.css';
import '@/components/application/language-words/language-words.module.css';

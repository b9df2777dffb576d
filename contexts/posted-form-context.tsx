import { createContext, useContext } from 'react';
import type { PostedForm } from '@/utils/form/posted-form';

const Posted = createContext<PostedForm | null>(null);

/** Gives the page's forms what came of the one that was posted without script. */
export const PostedFormProvider = Posted.Provider;

/** What came of the form that was posted without script to this page; null: none was. */
export const usePostedForm = (): PostedForm | null => useContext(Posted);

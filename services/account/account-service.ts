import type { DataExportDto } from '@/server/contracts/account/data-export';
import type { DeletionCodeSentDto } from '@/server/contracts/account/deletion';
import type { SignedInDto } from '@/server/contracts/account/session';
import { api } from '@/services/http/client';
import { apiBase } from '@/utils/env';

/** How the end of an account is proven: one of the two. */
export interface DeletionProof {
  readonly password?: string;
  readonly verifyCode?: string;
}

const SESSIONS = '/dashboard/user/sessions';
const EXPORTS = '/dashboard/user/profile/exports';
const DELETION = '/dashboard/user/profile/delete';

/** Where an account is signed in, its data as a file, and its end. */
export const accountService = {
  sessions: () => api.get<SignedInDto[]>(SESSIONS),
  endSession: (id: number) => api.delete<unknown>(`${SESSIONS}/${id}`),
  endOtherSessions: () => api.delete<unknown>(SESSIONS),
  dataExport: () => api.get<DataExportDto>(EXPORTS),
  askExport: () => api.post<DataExportDto>(EXPORTS),
  /** Where a browser finds the file. */
  exportAddress: (url: string) => `${apiBase}${url}`,
  sendDeletionCode: () => api.post<DeletionCodeSentDto>(`${DELETION}/code`),
  deleteAccount: (proof: DeletionProof) =>
    api.delete<unknown>(DELETION, { data: proof }),
};

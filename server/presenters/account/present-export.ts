import type { DataExportDto } from '@/server/contracts/account/data-export';
import type { OwnExport } from '@/server/domain/account/data-export/ask-export';

/** How far it is, and where the file can be had. */
export function presentExport({
  expiresAt,
  status,
  token,
}: OwnExport): DataExportDto {
  return {
    status,
    url: token && `/exports/${token}`,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}

import { runtimeSlot } from '@/server/runtime';
import type { Api } from '@/server/http/define-route';

/** The contract of every mounted route, as OpenAPI 3.1; generated once. */
export function openApiDocument(api: Api): unknown {
  return runtimeSlot('openapi', () => {
    api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
      type: 'http',
      scheme: 'bearer',
    });
    api.openAPIRegistry.registerComponent('securitySchemes', 'operator', {
      type: 'http',
      scheme: 'bearer',
      description: 'OPERATOR_TOKEN',
    });
    return api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Storefront API',
        version: '1.0.0',
        description:
          'What the storefront calls and what the embedded backend answers.',
      },
      servers: [{ url: '/api/v1' }],
    });
  });
}

import { cacheSizes } from '@/server/bounds/bounded-cache';
import { stepRecords } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { owedMoney } from '@/server/domain/card/owed-money';
import { authenticateOperator } from '@/server/http/auth';
import { overloadGate } from '@/server/http/overload-gate';
import { gateBounds } from '@/server/http/shed-load';
import type { ServerEnv } from '@/server/env';
import { runtime } from '@/server/runtime';
import type { Api } from '@/server/http/define-route';

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly value: number;
}

function currentMetrics(env: ServerEnv, streams: number): Metric[] {
  const gate = overloadGate(() => gateBounds(env));
  const { inFlight, queryCount } = runtime();
  const { heapUsed, rss } = process.memoryUsage();
  return [
    {
      name: 'sofra_uptime_seconds',
      type: 'gauge',
      help: 'Seconds since this process started',
      value: Math.round(process.uptime()),
    },
    {
      name: 'sofra_requests_in_flight',
      type: 'gauge',
      help: 'Pages and calls being answered, this one not counted',
      value: Math.max(0, inFlight - 1),
    },
    {
      name: 'sofra_requests_weight',
      type: 'gauge',
      help: 'What is being done, in calls, as MAX_IN_FLIGHT counts it',
      value: gate.inFlight,
    },
    {
      name: 'sofra_requests_refused_total',
      type: 'counter',
      help: 'Requests refused because there was too much to do',
      value: gate.refused,
    },
    {
      name: 'sofra_database_queries_total',
      type: 'counter',
      help: 'Statements sent to the database',
      value: queryCount,
    },
    {
      name: 'sofra_event_streams_open',
      type: 'gauge',
      help: 'Event streams that customers hold open',
      value: streams,
    },
    {
      name: 'sofra_memory_resident_bytes',
      type: 'gauge',
      help: 'Memory of the process',
      value: rss,
    },
    {
      name: 'sofra_memory_heap_bytes',
      type: 'gauge',
      help: 'JavaScript heap in use',
      value: heapUsed,
    },
  ];
}

/** Each cache's own line: its bytes as it counts them. */
function cacheLines(): string[] {
  const name = 'sofra_cache_bytes';
  return [
    `# HELP ${name} Memory that a cache holds, as it is weighed`,
    `# TYPE ${name} gauge`,
    ...cacheSizes().map(
      (cache) => `${name}{cache=${JSON.stringify(cache.name)}} ${cache.bytes}`,
    ),
  ];
}

/** How often each step of a job ended how, and the seconds it took so far. */
function jobLines(): string[] {
  const records = stepRecords();
  return [
    '# HELP sofra_job_steps_total Steps of jobs that ended, by how',
    '# TYPE sofra_job_steps_total counter',
    ...records.flatMap(({ ended, name }) =>
      Object.entries(ended).map(
        ([outcome, count]) =>
          `sofra_job_steps_total{step="${name}",outcome="${outcome}"} ${count}`,
      ),
    ),
    '# HELP sofra_job_step_seconds_total Time that a step of a job took',
    '# TYPE sofra_job_step_seconds_total counter',
    ...records.map(
      ({ name, seconds }) =>
        `sofra_job_step_seconds_total{step="${name}"} ${seconds.toFixed(3)}`,
    ),
  ];
}

/** Money that waits for a person; no lines while the database does not answer: what else there is to say is said. */
async function owedLines(ctx: Ctx): Promise<string[]> {
  const name = 'sofra_payments_owed';
  const owed = await owedMoney(ctx).catch(() => []);
  return [
    `# HELP ${name} Refunds and attempts at providers that wait for a person (operator: check money)`,
    `# TYPE ${name} gauge`,
    ...owed.map(
      ({ count, currency, provider, state }) =>
        `${name}{state="${state}",provider="${provider}",currency=${JSON.stringify(currency)}} ${count}`,
    ),
  ];
}

/** GET /metrics: what this process does right now, for the operator, in Prometheus' text format. */
export function metricsRoutes(api: Api): void {
  api.get('/metrics', async (c) => {
    authenticateOperator(c);
    const owed = await owedLines(c.get('ctx'));
    const lines = currentMetrics(
      c.get('env'),
      c.get('ctx').events.size,
    ).flatMap(({ help, name, type, value }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${value}`,
    ]);
    return c.text(
      `${[...lines, ...cacheLines(), ...jobLines(), ...owed].join('\n')}\n`,
      200,
      {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      },
    );
  });
}

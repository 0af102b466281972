import { quoted } from '../names.ts';
import type { ScreenNames } from './screen.types.ts';

/** The contract: the row and the call. */
export const screenContract = ({
  screen,
  title,
  call,
}: ScreenNames): string => `import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { money } from '../kinds/decimal.ts';
import { idText } from '../kinds/text.ts';

/** Mensalidade in cents. */
export const ${screen.camel} = z.object({
  Matricula: idText,
  Nome: z.string(),
  Plano: z.string(),
  Ativacao: z.nullable(day),
  Mensalidade: money,
});

export type ${screen.pascal} = z.output<typeof ${screen.camel}>;

export const get${screen.pascal} = endpoint('GET ${call}', {
  summary: ${quoted(`${title}.`)},
  reply: z.array(${screen.camel}),
});
`;

/** How a screen asks for it. */
export const screenQueries = ({
  module,
  screen,
  title,
}: ScreenNames): string => `import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { get${screen.pascal} } from './${screen.kebab}.contract.ts';

/** The rows of the report: ${title}. */
export const ${screen.camel}Query = (http: Http) =>
  queryOptions({
    queryKey: ['${module.kebab}', '${screen.kebab}'],
    queryFn: ({ signal }) => http.call(get${screen.pascal}, {}, { signal }),
  });
`;

/** Invented rows, for stories and tests. */
export const screenFake = ({
  module,
  screen,
}: ScreenNames): string => `import { fakeName, fakePick } from '${module.kebab === 'cadastro' ? './' : '../cadastro/'}nomes.fake.ts';
import { fake } from '../http/fake.ts';
import { get${screen.pascal}, type ${screen.pascal} } from './${screen.kebab}.contract.ts';

const planos = ['Individual', 'Empresarial', 'Adesão'] as const;

/** The row number \`index\` of an invented register, with the given changes. */
export const fake${screen.pascal} = (index = 1, given: Partial<${screen.pascal}> = {}): ${screen.pascal} => ({
  Matricula: String(1200 + index).padStart(6, '0'),
  Nome: fakeName(index),
  Plano: fakePick(planos, index),
  Ativacao: index % 7 === 3 ? null : \`2026-10-\${String((index % 28) + 1).padStart(2, '0')}\`,
  Mensalidade: 31_250 + (index % 40) * 1_375,
  ...given,
});

/** The call of the report with \`count\` rows. */
export const ${screen.camel}Fakes = (count = 128) => [
  fake(get${screen.pascal}, () => Array.from({ length: count }, (_, index) => fake${screen.pascal}(index + 1))),
];
`;

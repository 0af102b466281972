import { isField } from '../scripts/states-rules.ts';
import { namesOf } from './names.ts';
import { create, type Plan, refuseFolder } from './plan.ts';
import { component, componentGuide, componentStories } from './templates/component.ts';
import { field, fieldGuide, fieldStories } from './templates/field.ts';

// Names of the written files themselves: their imports, and the stories.
const TAKEN = [
  'react-node',
  'root',
  'meta',
  'story',
  'story-obj',
  'text-field',
  'text-field-props',
  'default',
  'long-text',
  'narrow',
  'dark',
  'disabled',
  'with-error',
];

/** Plans a component of the design system with its stories; a folder that types a day or a month starts as a field. */
export const newComponent = (plan: Plan, name: string): string[] => {
  const names = namesOf(name, TAKEN);
  const { kebab, pascal } = names;
  const folder = `packages/ui/src/${kebab}`;
  refuseFolder(plan, folder);
  const [code, stories, guide] = isField(kebab)
    ? [field, fieldStories, fieldGuide]
    : [component, componentStories, componentGuide];
  create(plan, `${folder}/${pascal}.tsx`, code(names));
  create(plan, `${folder}/${pascal}.stories.tsx`, stories(names));
  create(plan, `${folder}/${pascal}.guide.ts`, guide(names));
  return [
    `o que ele faz, em ${folder}/${pascal}.tsx, com uma frase em cada propriedade`,
    `para que ele serve e para que não, em ${folder}/${pascal}.guide.ts, e o seu grupo no título das histórias`,
    'uma história para cada estado a mais que ele tiver: esperando, vazio, com erro, desligado',
    `as imagens: npm run pictures:update -- ${folder}`,
  ];
};

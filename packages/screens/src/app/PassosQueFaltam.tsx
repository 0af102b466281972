import type { ModuloVazio } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { passos } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { EntryList, type EntryListProps } from '@vidas/ui/entry-list/EntryList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { telaDoPasso, quemFazOPasso } from './telaDoPasso.ts';
import { Icon } from './icons.tsx';
import { RouterLink } from './RouterLink.tsx';
import { modulesOf } from './session/session.ts';
import { useSession } from './session/SessionProvider.tsx';

const title = 'Primeiros passos';
const todos = '/modulos/tecnologia/primeiros-passos';

const entryOf = (
  { passo, espera }: ModuloVazio['passos'][number],
  modules: readonly string[],
): EntryListProps['entries'][number] => {
  const { titulo, como } = passos[passo];
  const isDeTi = modules.includes('tecnologia');
  const href =
    telaDoPasso(passo, modules) ?? (quemFazOPasso(passo) === 'tecnologia' && isDeTi ? todos : undefined);
  return {
    title: titulo,
    detail: href === undefined ? `Peça a quem tem ${moduleNames[quemFazOPasso(passo)]}` : como,
    note: espera.length > 0 && `Depois de ${espera.map((antes) => passos[antes].titulo).join(', ')}`,
    icon: <Icon name={espera.length > 0 ? 'list' : 'warning'} />,
    isCaution: espera.length === 0,
    ...(href === undefined ? {} : { href }),
  };
};

export type PassosQueFaltamProps = Pick<ModuloVazio, 'passos'>;

/** Missing steps on the home of a module without data, each with its screen or the people to ask (TEC-8). */
export function PassosQueFaltam({ passos: faltam }: PassosQueFaltamProps) {
  const session = useSession();
  const modules = session === null ? [] : modulesOf(session);
  return (
    <Stack gap="s">
      <Heading level={2}>{title}</Heading>
      <EntryList
        label={title}
        entries={faltam.map((falta) => entryOf(falta, modules))}
        linkComponent={RouterLink}
      />
    </Stack>
  );
}

import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  type AnotacaoDeForma,
  dizForma,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { List } from '@vidas/ui/text/List.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';

const escrita = ({ anotadaEm, anotadaPor, encerradaEm, encerradaPor, ...forma }: AnotacaoDeForma): string => {
  const fim =
    encerradaEm === null ? 'vale agora' : `encerrada em ${writeDayTime(encerradaEm)} por ${encerradaPor}`;
  return `${dizForma(forma)}: anotada em ${writeDayTime(anotadaEm)} por ${anotadaPor}, ${fim}`;
};

/** A receiver's wishes, the newest first; empty without one. */
export function HistoricoDeFormas({ anotacoes }: { readonly anotacoes: readonly AnotacaoDeForma[] }) {
  if (anotacoes.length === 0) return null;
  return (
    <Stack gap="s">
      <Text weight="medium">O que já se anotou</Text>
      <List>
        {anotacoes.map((each) => (
          <li key={each.id}>{escrita(each)}</li>
        ))}
      </List>
    </Stack>
  );
}

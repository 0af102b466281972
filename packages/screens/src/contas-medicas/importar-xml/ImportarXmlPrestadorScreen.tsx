import { Page } from '@vidas/ui/layout/Page.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PaneThing } from '@vidas/ui/two-panes/PaneThing.tsx';
import { TwoPanes } from '@vidas/ui/two-panes/TwoPanes.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { moduloDaTela } from '../inicio/moduloDaTela.ts';
import { EnvioDeLotes } from './EnvioDeLotes.tsx';
import { ListaDeLotes } from './ListaDeLotes.tsx';
import { LotePane } from './LotePane.tsx';
import { ResultadoDoLote } from './ResultadoDoLote.tsx';
import { useLotes } from './useLotes.ts';

/**
 * Validates lots of providers any number of times, and imports them after a question (TIS-20, TIS-68); beside them the
 * lots, and the chosen one (TIS-70).
 */
export function ImportarXmlPrestadorScreen({ manifest }: ScreenProps) {
  const lotes = useLotes();
  const { feito, lote, chave } = lotes;
  return (
    <Page
      title="Importar XML do prestador"
      subtitle="Validar diz tudo o que há de errado e não guarda nada; Importar guarda as guias sem erro."
      isFilling
    >
      <TwoPanes
        label="Lotes"
        wide="thing"
        chosen={chave}
        emptyText="Anexe um arquivo, ou escolha um lote à esquerda"
        onClose={() => lotes.show(null)}
        list={
          <Stack>
            <EnvioDeLotes onFeito={lotes.recebe} />
            <ListaDeLotes {...lotes} />
          </Stack>
        }
      >
        {feito && (
          <PaneThing key={feito.vez} title={feito.nomeArquivo}>
            <Stack>
              <ResultadoDoLote resultado={feito.resultado} nomeArquivo={feito.nomeArquivo} />
            </Stack>
          </PaneThing>
        )}
        {lote && <LotePane key={lote.protocolo} lote={lote} modulo={moduloDaTela(manifest)} />}
        {chave !== null && !feito && !lote && (
          <PaneThing key={chave} title="Lote" isLoading={lotes.recebidos.isPending}>
            <Text>
              Este lote não está na lista. Um arquivo só validado não fica guardado: valide-o de novo. Um lote
              antigo está em Guias importadas via XML, em Lotes e demonstrativos.
            </Text>
          </PaneThing>
        )}
      </TwoPanes>
    </Page>
  );
}

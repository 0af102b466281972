import { useQuery } from '@tanstack/react-query';
import { type AvisoInteiro, getAviso, type Prova } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { DesfazProvaDialog } from './DesfazProvaDialog.tsx';
import { ProvaDialog } from './ProvaDialog.tsx';
import { ProvaDoAviso } from './ProvaDoAviso.tsx';

interface AvisoDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

const mega = (bytes: number): string =>
  `${(bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

const fatosDe = ({
  matricula,
  nome,
  meio,
  endereco,
  enviadoEm,
  quem,
  mensalidades,
  sha256,
}: AvisoInteiro) => [
  { name: 'Titular', value: `${nome} · ${matricula}` },
  { name: 'Meio e endereço usado', value: `${meiosDoAviso[meio].nome}: ${endereco}` },
  { name: 'Feito em', value: `${writeDayTime(enviadoEm)}, por ${quem}` },
  {
    name: 'Mensalidades',
    value: mensalidades.map(({ vencimento }) => `vencimento ${writeDay(vencimento)}`).join(', '),
  },
  { name: 'Resumo do texto (SHA-256)', value: sha256 },
];

/** A notice with its text, verdict and proofs, and the acts on them. */
export function AvisoDrawer({ id, onClose }: AvisoDrawerProps) {
  const { data: aviso, error } = useQuery(queryOf(useHttp(), getAviso, { params: { id: String(id) } }));
  const [ato, setAto] = useState<'prova' | 'resposta' | Prova | null>(null);
  const close = () => setAto(null);
  return (
    <Drawer
      title={`Aviso nº ${id}`}
      size="medium"
      onClose={onClose}
      footer={
        aviso && (
          <>
            <Button onPress={() => setAto('resposta')}>Marcar resposta</Button>
            <Button tone="primary" onPress={() => setAto('prova')}>
              Registrar prova
            </Button>
          </>
        )
      }
    >
      {error && <Notice tone="negative">{error.message}</Notice>}
      {!aviso && !error && <Text tone="muted">Abrindo o aviso…</Text>}
      {aviso && (
        <Stack gap="l">
          {aviso.recebidoEm === null ? (
            <Notice tone="caution" title="Não vale (RN ANS 593/2023)">
              {aviso.porque}
            </Notice>
          ) : (
            <Notice tone="positive" title="Vale (RN ANS 593/2023)">
              {`Recebido em ${writeDay(aviso.recebidoEm)}.`}
            </Notice>
          )}
          <Facts facts={fatosDe(aviso)} />
          <Heading level={3} size="section">
            Provas
          </Heading>
          {aviso.provas.length === 0 && <Text tone="muted">Nenhuma prova ainda.</Text>}
          {aviso.provas.map((prova) => (
            <ProvaDoAviso key={prova.id} prova={prova} onUndo={() => setAto(prova)} />
          ))}
          <Text tone="muted" size="table">
            {`Os arquivos ficam cifrados por cinco anos. Ocupam ${mega(aviso.ocupado)} de ${mega(aviso.teto)}.`}
          </Text>
          <Heading level={3} size="section">
            Texto
          </Heading>
          {aviso.texto.split('\n').map((linha, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a text never move
            <Text key={at}>{linha}</Text>
          ))}
        </Stack>
      )}
      {aviso && (ato === 'prova' || ato === 'resposta') && (
        <ProvaDialog aviso={aviso} isResposta={ato === 'resposta'} onClose={close} />
      )}
      {ato !== null && typeof ato === 'object' && <DesfazProvaDialog prova={ato} onClose={close} />}
    </Drawer>
  );
}

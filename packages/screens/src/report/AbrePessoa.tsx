import { OpensFromCell } from '@vidas/ui/report-table/OpensFromCell.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HandOver } from '../app/handOver.ts';
import { modulesOf } from '../app/session/session.ts';
import { useSession } from '../app/session/SessionProvider.tsx';

interface AbrePessoaProps {
  readonly matricula: string | null;
  /** The matrícula as the table draws it. */
  readonly children: ReactNode;
}

/** A matrícula that opens its person in Cadastro, for people with this module (REL-59). */
export function AbrePessoa({ matricula, children }: AbrePessoaProps) {
  const session = useSession();
  if (matricula === null || session === null || !modulesOf(session).includes('cadastro')) return children;
  return <Abre matricula={matricula}>{children}</Abre>;
}

function Abre({ matricula, children }: AbrePessoaProps & { readonly matricula: string }) {
  const navigate = useNavigate();
  const state: HandOver = { ficha: matricula };
  return (
    <OpensFromCell
      label={`Abrir o cadastro de ${matricula}`}
      onPress={() => void navigate('/modulos/cadastro/inicio', { state })}
    >
      {children}
    </OpensFromCell>
  );
}

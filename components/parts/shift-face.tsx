import './shift-face.css';
import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { StatusIcon } from './status-icon';

export interface ShiftFaceProps {
  name: string;
  time: string;
  /** For screen readers, beside the moon; undefined if the shift ends on its day. */
  overnight?: string | undefined;
  role: string;
  roleLabel: string;
  hours: string;
  isConfirmed: boolean;
  repeats?: ReactNode;
  mark?: ReactNode;
}

export function ShiftFace(props: ShiftFaceProps) {
  return (
    <>
      <span className="shift-name">{props.name}</span>
      {props.mark}
      {props.isConfirmed && (
        <span className="shift-check" data-status="Confirmed">
          <StatusIcon status="Confirmed" size={14} isPlain />
        </span>
      )}
      <span className="shift-time tnum">
        {props.time}
        {props.overnight !== undefined && (
          <>
            <Moon aria-hidden="true" size={12} />
            <span className="sr-only">{props.overnight}</span>
          </>
        )}
        {props.repeats}
      </span>
      <span className="shift-role">
        <RoleIcon role={props.role} size={13} />
        <span>{props.roleLabel}</span>
      </span>
      <span className="shift-hours tnum">{props.hours}</span>
    </>
  );
}

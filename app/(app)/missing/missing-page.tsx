'use client';

export { NotFoundScreen as MissingPage } from '@/components/shell/frame/error-screen';
